/** BLAKE2b as Bottega uses it: with a label for each use, and a key for the stream of luck. */
import { blake2b } from "@noble/hashes/blake2.js";

export type Label = "bottega seal" | "bottega part" | "bottega keys" | "bottega luck" | "bottega link";

const LABEL_BYTES = 16;
const encoder = new TextEncoder();

/** The hash of some bytes and texts, one after the other. */
export function hash(
  label: Label,
  parts: readonly (Uint8Array | string)[],
  { key, length = 32 }: { key?: Uint8Array; length?: number } = {},
): Uint8Array {
  const personalization = new Uint8Array(LABEL_BYTES);
  personalization.set(encoder.encode(label));
  const made = blake2b.create({ dkLen: length, personalization, ...(key && { key }) });
  for (const part of parts) made.update(typeof part === "string" ? encoder.encode(part) : part);
  return made.digest();
}

/** Bytes as hexadecimal digits. */
export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for; none if they are not written as we write them. */
export function bytes(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
