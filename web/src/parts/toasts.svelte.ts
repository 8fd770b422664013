/** Short words that go away by themselves: never for errors. */
let text = $state("");
let timer: ReturnType<typeof setTimeout> | undefined;
const STAYS = 4_000;

export const toast = {
  get text(): string {
    return text;
  },
  show(words: string): void {
    text = words;
    clearTimeout(timer);
    timer = setTimeout(() => (text = ""), STAYS);
  },
};
