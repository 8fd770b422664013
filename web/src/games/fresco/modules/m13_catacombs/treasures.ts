/** Maps and treasures, as they are printed and as they lie. */
import type { Box } from "../../../../api/box";
import type { CatacombsShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import type { Segment } from "../../model";
import type { PieceName } from "../../pieces";
import { shareOf } from "../../module";
import { printedIn } from "../printed";

export type MapId = NonNullable<CatacombsShare["hands"][number][number]["map"]>;
export interface PrintedTreasure {
  points: number;
  thalers: number;
  mood: number;
  /** Of a script; 0 for what is none. */
  volume: number;
}
/** Something that lies open in a room, with what is printed on it. */
export interface Found extends PrintedTreasure {
  segment: Segment;
  treasure: string;
  piece: PieceName;
}

const NUMERALS = ["", "I", "II", "III", "IV", "V"];

/** The rooms of a map; none of one that is not known. */
export function roomsOf(box: Box, map: string | null): readonly Segment[] {
  return (map && printedIn<{ rooms: Segment[] }>(box, "maps").get(map)?.rooms) || [];
}

/** The picture of a treasure: scripts have volumes, and of the others statues have the same number on both sides. */
export function pieceOf(box: Box, treasure: string): PieceName {
  const listed = box.components.find((each) => each.chapter === "treasures" && each.facts.id === treasure);
  const kind = listed?.name.split(" ")[0];
  return kind === "statue" || kind === "chalice" || kind === "script" ? `treasure-${kind}` : "treasure";
}

/** What all treasures that lie open are. */
export function openIn(desk: Desk): readonly Found[] {
  const printed = printedIn<PrintedTreasure>(desk.play.box, "treasures");
  return shareOf(desk, "catacombs").open.flatMap(({ segment, treasure }) => {
    const facts = printed.get(treasure);
    return facts ? [{ ...facts, segment, treasure, piece: pieceOf(desk.play.box, treasure) }] : [];
  });
}

/** What a treasure is worth in the end, as it is written on it: points, or a volume. */
export const worth = ({ points, volume }: PrintedTreasure): string => NUMERALS[volume] || String(points);
