/** What is said: texts, and things where they are named, so that they can be drawn there. */
export interface Named {
  text: string;
  kind: string;
  value: string | number | null;
}

export type Phrase = readonly (string | Named)[];

/** What pages show of a phrase: what one may type is of no use to who points and clicks. */
export function shown(phrase: Phrase | null | undefined): Phrase {
  return (phrase ?? []).filter((piece) => typeof piece === "string" || piece.kind !== "example");
}

/** A phrase as plain text. */
export function plain(phrase: Phrase | null | undefined): string {
  return shown(phrase)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}
