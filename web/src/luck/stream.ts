/** The stream of sealed luck: every outcome of a game comes out of it, in order. */
import { hash } from "./hash";

const WORDS = 2 ** 32;

/** What the stream runs under: the secret, or a hash of it and of all that people's browsers added. */
export function keyOf(secret: Uint8Array, shares: readonly Uint8Array[]): Uint8Array {
  return shares.length ? hash("bottega keys", [secret, ...shares]) : secret;
}

export class Stream {
  #key: Uint8Array;
  #counter = 0;
  #block: DataView | null = null;
  #at = 0;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** A number from 0 to n - 1. Words that would favour the small ones are left out. */
  below(n: number): number {
    const fair = WORDS - (WORDS % n);
    for (;;) {
      const word = this.#word();
      if (word < fair) return word % n;
    }
  }

  #word(): number {
    if (!this.#block || this.#at === this.#block.byteLength) {
      const label = new DataView(new ArrayBuffer(8));
      label.setBigUint64(0, BigInt(this.#counter++));
      const block = hash("bottega luck", [new Uint8Array(label.buffer)], { key: this.#key, length: 64 });
      this.#block = new DataView(block.buffer, block.byteOffset, block.byteLength);
      this.#at = 0;
    }
    const word = this.#block.getUint32(this.#at);
    this.#at += 4;
    return word;
  }
}

/** The kind of the thing at a place, were they laid out kind by kind; -1 if there is no such place. */
export function kindAt(counts: readonly number[], place: number): number {
  let left = place;
  for (const [kind, count] of counts.entries()) {
    if (left < count) return kind;
    left -= count;
  }
  return -1;
}
