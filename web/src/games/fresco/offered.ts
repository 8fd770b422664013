/** What may be done that no piece on the page stands for: it gets a button in the prompt. */
import type { Legal, Menu, MenuChoice } from "../../api/live";
import { plain } from "../../api/phrase";

/** Words of the base game that a piece stands for. */
const DRAWN = [
  "wake",
  "buy",
  "close",
  "restore",
  "altar",
  "bishop",
  "blend",
  "take",
  "assign",
  "commit",
  "in-front",
  "behind",
] as const;

/** Legal actions without a piece, the base game's and those of modules that draw none for them. */
export function withoutPiece(legal: readonly Legal[], ofModules: readonly string[]): readonly Legal[] {
  const drawn = new Set<string>([...DRAWN, ...ofModules]);
  return legal.filter(({ action }) => !drawn.has(action.do));
}

/** A button for something that may be done. */
export interface Offered {
  legal: Legal;
  label: string;
  /** It ends what is asked: it stands behind the others. */
  isLast: boolean;
}

/** Some legal actions as buttons, with the server's words. */
export function offeredIn(menu: Menu, legal: readonly Legal[]): readonly Offered[] {
  const rows = menu.rows.flatMap((row) =>
    row.choices.map((choice) => [choice, labelOf(plain(row.label), plain(choice.label))] as const),
  );
  const last = menu.finish ? [[menu.finish, plain(menu.finish.label)] as const] : [];
  return [...rows, ...last].flatMap(([choice, label]) => buttonFor(choice, label, legal, choice === menu.finish));
}

function buttonFor(choice: MenuChoice, label: string, legal: readonly Legal[], isLast: boolean): readonly Offered[] {
  const found = legal.find(({ id }) => id === choice.id);
  return found ? [{ legal: found, label: capital(label), isLast }] : [];
}

/** "Stop in front, on space 5": a row's word, and what it says of the choice. */
const labelOf = (row: string, choice: string): string => (row === choice ? row : `${row}: ${choice}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
