/** What bots are called at a table: after painters, a different one for each seat. */
import { say } from "../words";

export function botName(seat: number): string {
  const names = say("bot-names").split(" ");
  return names[seat % names.length] ?? "";
}
