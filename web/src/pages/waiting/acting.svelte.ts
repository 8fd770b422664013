/** What somebody does about a table that waits: one thing at a time, and why it was not done. */
import { sentenceOf } from "../../parts/wrong";

export class Acting {
  isBusy = $state(false);
  wrong = $state("");
  #refresh: () => unknown;

  constructor(refresh: () => unknown) {
    this.#refresh = refresh;
  }

  /** Do something, then look at the table again; true if it was done. */
  async do(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.wrong = "";
    try {
      await deed();
      await this.#refresh();
      return true;
    } catch (problem) {
      this.wrong = sentenceOf(problem);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
