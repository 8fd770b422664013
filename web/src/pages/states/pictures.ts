/** Pictures for what is empty, closed or broken. */
import noGames from "../../art/no-games.svg?url";
import nothingHere from "../../art/nothing-here.svg?url";
import ourFault from "../../art/our-fault.svg?url";
import tableFull from "../../art/table-full.svg?url";

export const STATE_PICTURES = {
  "no-games": noGames,
  "nothing-here": nothingHere,
  "our-fault": ourFault,
  "table-full": tableFull,
} as const;

export type StatePicture = keyof typeof STATE_PICTURES;
