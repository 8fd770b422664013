import words from "../../words/en/states.ftl?raw";
import { speak } from "../../words";

speak(words);
