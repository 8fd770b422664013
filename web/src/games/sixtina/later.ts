/** The words of what is loaded later than the board: players, the end, tables in small, the library. */
import { speak } from "../../words";
import words from "../../words/en/sixtina_later.ftl?raw";

speak(words);

export { say } from "./words";
