/** This browser's part in the luck: it adds a share nobody else knows, looks that it counts, and keeps a witness.
 *
 * What must be done, and why, stands in docs/decisions/0006-chance.md.
 */
import type { AnyCommand } from "../api/commands";
import type { Sealing, Snapshot, TableInfo, Update } from "../api/live";

/** What is kept of a game to prove later what was played. */
export interface Witness {
  header: string;
  links: [number, string][];
  seat: number | null;
  share: string | null;
  seal: string | null;
}

interface Part {
  line: string;
  share: string;
  commitment: string;
  commitments: { seat: number; commitment: string }[];
}

const witnessKey = (table: string) => `bottega:witness:${table}`;
const partKey = (table: string) => `bottega:part:${table}`;

export class Sealer {
  /** Others sealed the luck, and this browser came too late to add to it. */
  hasNoPart = false;
  #done = "";
  #hasChecked = false;

  constructor(readonly table: string) {}

  /** Do what is this browser's to do now; false if the game began otherwise than it was sealed. */
  async follow(
    info: TableInfo,
    mine: readonly number[],
    send: (command: AnyCommand) => Promise<unknown>,
  ): Promise<boolean> {
    if (info.sealing) await this.#seal(info.sealing, mine, send);
    else if (info.header && !this.#hasChecked) return this.#check(info, mine);
    return true;
  }

  async #seal(
    sealing: Sealing,
    mine: readonly number[],
    send: (command: AnyCommand) => Promise<unknown>,
  ): Promise<void> {
    const step = `${sealing.phase} ${sealing.line}`;
    if (step === this.#done || !sealing.waiting.some((seat) => mine.includes(seat))) return;
    this.#done = step;
    const luck = await import("../luck/sealing");
    if (sealing.phase === "commit") {
      const part = read<Part>(partKey(this.table));
      const share = part?.line === sealing.line ? part.share : luck.hex(luck.drawShare());
      const commitment = luck.commitmentOf(luck.bytes(share), sealing.line);
      keep(partKey(this.table), { line: sealing.line, share, commitment, commitments: [] } satisfies Part);
      await send({ do: "commit", commitment }).catch(() => null);
      return;
    }
    const part = read<Part>(partKey(this.table));
    const all = sealing.commitments.map(({ seat, commitment }) => ({ seat, commitment }));
    if (part?.line !== sealing.line || !all.some((each) => each.commitment === part.commitment)) return;
    keep(partKey(this.table), { ...part, commitments: all } satisfies Part);
    await send({ do: "show-share", share: part.share }).catch(() => null);
  }

  async #check(info: TableInfo, mine: readonly number[]): Promise<boolean> {
    this.#hasChecked = true;
    const part = read<Part>(partKey(this.table));
    const isMine = part !== null && part.commitments.length > 0;
    if (isMine) {
      const luck = await import("../luck/sealing");
      if (!luck.checkBeginning(info.header, part.line, part.commitments, part.share)) return false;
    }
    const kept = read<Witness>(witnessKey(this.table));
    const { commitment: seal, shares = [] } = JSON.parse(info.header) as {
      commitment: string | null;
      shares?: unknown[];
    };
    this.hasNoPart = shares.length > 0 && !isMine && !kept?.share;
    const links = kept?.header === info.header ? kept.links : [];
    keep(witnessKey(this.table), {
      header: info.header,
      links,
      seat: isMine ? (mine[0] ?? null) : (kept?.seat ?? null),
      share: isMine ? part.share : (kept?.share ?? null),
      seal,
    } satisfies Witness);
    return true;
  }

  /** Keep the last link of the record that was seen. */
  note(seen: Snapshot | Update): void {
    const kept = read<Witness>(witnessKey(this.table));
    if (!kept || !seen.link || (kept.links.at(-1)?.[0] ?? -1) >= seen.entries) return;
    keep(witnessKey(this.table), { ...kept, links: [[seen.entries, seen.link]] } satisfies Witness);
  }
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(key: string, value: Part | Witness): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing has no witness; the game goes on
  }
}
