/** Where a die in hand would fit with another value: asked of the server, which judges a draft of the turn. */
import type { Play } from "../../table/play.svelte";
import type { Slip } from "../../api/types/sagrada";
import type { Cell, Key } from "./model";

export class Fits {
  #found = $state.raw<ReadonlyMap<number, readonly Cell[]>>(new Map());
  #asked = -1;

  constructor(readonly play: Play) {}

  /** Ask for these values, once for each position. */
  ask(values: readonly number[], colour: Key): void {
    const { number } = this.play.position;
    if (number === this.#asked) return;
    this.#asked = number;
    this.#found = new Map();
    void this.#askAll(values, colour, number);
  }

  /** One after the other: a server answers only so many questions at once. */
  async #askAll(values: readonly number[], colour: Key, number: number): Promise<void> {
    for (const value of values) await this.#askFor(value, `${colour}${value}`, number);
  }

  async #askFor(value: number, die: string, number: number): Promise<void> {
    const answer = await this.play.draft<Slip>("turn", [{ do: "turn", value }]).catch(() => null);
    if (!answer || this.#asked !== number) return;
    const cells = answer.slip.candidates.flatMap(({ action, reason }) =>
      action.do === "place" && action.die === die && reason === null ? [action.cell] : [],
    );
    this.#found = new Map([...this.#found, [value, cells]]);
  }

  /** How many spaces, null as long as it isn't known. */
  count(value: number): number | null {
    return this.#found.get(value)?.length ?? null;
  }

  cells(value: number): readonly Cell[] {
    return this.#found.get(value) ?? [];
  }
}
