/** Pictures for what is empty, closed or broken. */
import botSatIn from "../../art/bot-sat-in.svg?url";
import noGames from "../../art/no-games.svg?url";
import noResult from "../../art/no-result.svg?url";
import nothingHere from "../../art/nothing-here.svg?url";
import ourFault from "../../art/our-fault.svg?url";
import tableFull from "../../art/table-full.svg?url";

export const STATE_PICTURES = {
  "bot-sat-in": botSatIn,
  "no-games": noGames,
  "no-result": noResult,
  "nothing-here": nothingHere,
  "our-fault": ourFault,
  "table-full": tableFull,
} as const;

export type StatePicture = keyof typeof STATE_PICTURES;
