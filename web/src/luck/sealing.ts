/** What a browser does for its part in the luck, as docs/decisions/0006-chance.md has it. */
import { bytes, hash, hex } from "./hash";
import type { Header } from "./record";
import { setupLine } from "./record";

export { bytes, hex };

const SHARE_BYTES = 32;

/** What this browser adds to the luck: random bytes that nobody else knows yet. */
export function drawShare(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
}

/** The commitment to a share, for the set-up that the host has sealed: `line` is the sealing's. */
export function commitmentOf(share: Uint8Array, line: string): string {
  return hex(hash("bottega part", [share, line]));
}

/**
 * Whether a game begins as it was sealed: with the set-up that was committed to, exactly the commitments that were
 * told before any share was shown, shares that fit them, and one's own among them. Else nobody should play it.
 */
export function checkBeginning(
  header: string,
  line: string,
  commitments: readonly { seat: number; commitment: string }[],
  own: string,
): boolean {
  try {
    const begun = JSON.parse(header) as Header;
    const shares = begun.shares ?? [];
    const told = new Map(commitments.map(({ seat, commitment }) => [seat, commitment]));
    return (
      JSON.stringify(begun) === header &&
      setupLine(begun, begun.commitment) === line &&
      shares.length === told.size &&
      shares.every((each) => told.get(each.seat) === each.commitment) &&
      new Set(shares.map((each) => each.seat)).size === shares.length &&
      shares.every(({ share, commitment }) => isShare(share) && commitmentOf(bytes(share), line) === commitment) &&
      shares.some(({ share }) => share === own)
    );
  } catch {
    return false;
  }
}

function isShare(share: string): boolean {
  return bytes(share).length === SHARE_BYTES;
}
