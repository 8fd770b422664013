import words from "../../words/en/account.ftl?raw";
import { speak } from "../../words";

speak(words);
