/** The words of the game's pages. */
import { say, speak } from "../../words";
import words from "../../words/en/fresco.ftl?raw";

speak(words);

export { say };
