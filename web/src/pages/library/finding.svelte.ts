/** A search in the rules: numbers jump, words find in one game first, then in the others. */
import type { Chapter } from "../../api/types/openapi";
import { GAMES } from "../../parts/games";
import { rulesOf } from "./books";
import type { GameHit } from "./Hits.svelte";
import { jumpTo, plainText, search, snippet } from "./rules";

const MOST = 30;

export class Finding {
  query = $state("");
  active = $state(0);
  #game: () => string;
  #isWide: boolean;
  #books = $state.raw(new Map<string, Chapter[]>());

  /** `game` is searched first, "" if none is; if it `isWide`, all others after it. */
  constructor(game: () => string, isWide: boolean) {
    this.#game = game;
    this.#isWide = isWide;
  }

  /** Fetch what is to be searched, as far as the server answers. */
  async load(): Promise<void> {
    const games = this.#isWide ? [...GAMES] : [this.#game()];
    const books = await Promise.all(games.map(async (game) => [game, await rulesOf(game).catch(() => [])] as const));
    this.#books = new Map(books);
  }

  hits: readonly GameHit[] = $derived.by(() => this.#find());
  shown = $derived(this.hits.slice(0, MOST));
  here = $derived(this.hits.filter(({ game }) => game === this.#game()).length);

  #find(): GameHit[] {
    const typed = this.query.trim();
    if (!typed) return [];
    const first = this.#game();
    const games = [...this.#books.keys()].sort((one, other) => Number(other === first) - Number(one === first));
    const jumps = games.flatMap((game) => this.#jump(game, typed));
    if (jumps.length) return jumps;
    return games.flatMap((game) =>
      search(this.#books.get(game) ?? [], typed).map((hit) => ({ ...hit, game, key: `${game} ${hit.number}` })),
    );
  }

  #jump(game: string, typed: string): GameHit[] {
    const chapters = this.#books.get(game) ?? [];
    const number = jumpTo(chapters, typed);
    const chapter = chapters.find((each) => each.number === number || each.paragraphs.some((p) => p.number === number));
    if (!number || !chapter) return [];
    const rule = chapter.paragraphs.find((each) => each.number === number);
    const text = rule ? plainText(rule.text) : chapter.title;
    return [{ number, game, key: `${game} ${number}`, chapter: chapter.title, worth: 0, pieces: snippet(text, []) }];
  }

  move(by: number): void {
    const count = this.shown.length;
    if (count) this.active = (this.active + by + count) % count;
  }
}
