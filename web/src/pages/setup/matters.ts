/** Which options make a difference at a table: for so many players, and with these modules. */
import type { Question } from "../../api/types/openapi";

/** Options whose rule does not say which module they belong to. */
const BELONGS: Readonly<Record<string, number>> = { edition: 1 };

/** The module that an option is about, 0 if it is about none. */
export function moduleOf(question: Question): number {
  return BELONGS[question.name] ?? Number(/-M(\d+)\./.exec(question.rule)?.[1] ?? 0);
}

/** Options that switch a module on, in the order of their numbers. */
export function modulesOf(questions: readonly Question[]): readonly Question[] {
  return questions.filter((question) => question.module > 0).sort((one, other) => one.module - other.module);
}

/** Options that are questions about the rules. */
export function rulesOf(questions: readonly Question[]): readonly Question[] {
  return questions.filter((question) => question.module === 0);
}

/** Whether an option about the rules makes a difference. */
export function matters(question: Question, seats: number, modules: readonly number[]): boolean {
  if (question.module > 0) return false;
  if (question.seats.length > 0 && !question.seats.includes(seats)) return false;
  const module = moduleOf(question);
  return module === 0 || modules.includes(module);
}

/** Titles in a row: only the first keeps its capital article. */
export function titles(all: readonly string[]): string[] {
  return all.map((title, index) => (index === 0 ? title : title.replace(/^The /, "the ")));
}
