/** The words of the game's pages. */
import { say, speak } from "../../words";
import words from "../../words/en/fresco.ftl?raw";

speak(words);

export { say };

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
