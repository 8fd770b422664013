/** What a module asks, and what it may know of who is asked. */
import type { Box } from "../../../api/box";
import type { Desk } from "../desk.svelte";
import type { Asks, Question } from "../model";

/** The question at hand if it is this one, and of who sits here. */
export function askedIn<Name extends Asks>(desk: Desk, asks: Name): Extract<Question, { asks: Name }> | null {
  const { question } = desk;
  return question?.asks === asks ? (question as Extract<Question, { asks: Name }>) : null;
}

/** What the card of a thing says, "" where there is nothing to say. */
export const textOf = (box: Box, kind: string, id: string): string => box.words[kind]?.[id]?.text ?? "";
