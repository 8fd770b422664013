/** Which page an address is, and going from one to another without loading anew. */

export interface Address {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function here(): Address {
  const { pathname, search, hash } = location;
  const parts = pathname.split("/").filter(Boolean).map(decoded);
  return { path: pathname, parts, query: new URLSearchParams(search), hash };
}

/** A part of an address as it is read; one that somebody garbled stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let now = $state.raw(here());

export const address = {
  get now(): Address {
    return now;
  },
};

/** Go to an address of ours. `replace` leaves no step back. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const isElsewhere = location.pathname !== now.path;
  now = here();
  if (isElsewhere && !location.hash) scrollTo(0, 0);
}

/** Let links of ours lead on without loading, and the browser's own buttons too. */
export function followLinks(): void {
  addEventListener("popstate", () => (now = here()));
  addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/docs") || link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
