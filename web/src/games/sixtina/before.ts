/** Where things lay before something moved. */
export interface Before {
  cards: ReadonlyMap<string, DOMRect>;
  restorers: ReadonlyMap<string, DOMRect>;
}

export interface Stage {
  root: HTMLElement;
  seat: number | null;
  before: Before;
}

const boxes = (elements: Iterable<HTMLElement>, name: string): Map<string, DOMRect> =>
  new Map([...elements].map((element) => [element.dataset[name] ?? "", element.getBoundingClientRect()]));

export function placesBefore(root: HTMLElement | undefined): Before {
  return {
    cards: boxes(root?.querySelectorAll<HTMLElement>("[data-card]") ?? [], "card"),
    restorers: boxes(document.querySelectorAll<HTMLElement>("[data-restorer]"), "restorer"),
  };
}
