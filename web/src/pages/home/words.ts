import words from "../../words/en/home.ftl?raw";
import { speak } from "../../words";

speak(words);
