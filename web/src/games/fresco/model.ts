/** Types of the game, as these pages read them, and the view, prospects and question of a place at the table. */
import type { Play } from "../../table/play.svelte";
import type * as fresco from "../../api/types/fresco";

export type {
  Action,
  Actor,
  Apprentices,
  Booth,
  Event,
  FrescoProspects,
  FrescoView,
  Hour,
  Location,
  MarketTile,
  Module,
  Paint,
  Place,
  Segment,
  Tile,
} from "../../api/types/fresco";

/** Anything that is asked. */
export type Question = fresco.FrescoView["questions"][number];
export type Asks = Question["asks"];
/** What a module shows of itself. */
export type Share = fresco.FrescoView["modules"][number];
/** A part of the day, from morning to evening: a place in the column at the left. */
export type Station = "hostel" | "market" | "cathedral" | "studio" | "workshop" | "theater";

export const LOCATIONS = ["market", "cathedral", "studio", "workshop", "theater"] as const satisfies readonly Station[];
export const STATIONS = ["hostel", ...LOCATIONS] as const satisfies readonly Station[];
export const PAINTS = ["yellow", "red", "blue", "orange", "green", "purple", "pink", "brown"] as const;

export const viewOf = (play: Play): fresco.FrescoView => play.view as unknown as fresco.FrescoView;
export const prospectsOf = (play: Play): fresco.FrescoProspects | null =>
  play.position.prospects as fresco.FrescoProspects | null;
