/** What is said: texts, and things where they are named, so that they can be drawn there. */
export interface Named {
  text: string;
  kind: string;
  value: string | number | null;
}

export type Phrase = readonly (string | Named)[];

/** A phrase as plain text. */
export function plain(phrase: Phrase | null | undefined): string {
  return (phrase ?? []).map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
