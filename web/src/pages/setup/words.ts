import words from "../../words/en/setup.ftl?raw";
import { speak } from "../../words";

speak(words);
