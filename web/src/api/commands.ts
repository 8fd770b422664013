/** What is done and asked at a table. */
import type { Line } from "./live";

interface AtSeat {
  key?: string;
  seat: number;
  number?: number | null;
}

export type AnyCommand =
  | ({ do: "play"; line: Line } & AtSeat)
  | ({ do: "play-draft"; draft: string; laid: (string | object)[] } & AtSeat)
  | ({ do: "undo" | "cancel" | "reset" | "resign" | "propose-end" } & AtSeat)
  | ({ do: "answer"; proposal: number; agree: boolean } & AtSeat)
  | ({ do: "stand-in"; bot: string | null } & AtSeat)
  | { do: "say"; text: string; key?: string }
  | { do: "commit"; commitment: string; key?: string }
  | { do: "show-share"; share: string; key?: string };

export type AnyAsk =
  | { ask: "look"; seat: number | null; since?: number }
  | { ask: "why" | "explain" | "preview"; seat: number; line: Line }
  | { ask: "hint" | "menu" | "drafts"; seat: number }
  | { ask: "draft"; seat: number; draft: string; laid: (string | object)[]; number?: number | null };
