import words from "../../words/en/waiting.ftl?raw";
import { speak } from "../../words";

speak(words);
