/** Who is at this browser. Nobody needs an account: who does something for the first time comes in as a guest. */
import { get, patch, post } from "./http";
import type { Me } from "./types/openapi";
import { say } from "../words";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const me = {
  get now(): Me | null {
    return known;
  },
};

/** Who this is, null for somebody new. */
export async function whoAmI(): Promise<Me | null> {
  asked ??= get<Me | null>("/api/session").catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  known = await asked;
  return known;
}

/** Who this is; somebody new comes in as a guest. */
export async function comeIn(name = say("guest")): Promise<Me> {
  const found = await whoAmI();
  return found ?? become(await post<Me>("/api/guests", { name }));
}

/** Come in, and be called so; a name that is kept stays as it is. */
export async function comeInAs(name: string): Promise<void> {
  const mine = await comeIn(name || undefined);
  if (name && mine.is_guest && mine.name !== name) await rename(name);
}

/** From now on this is who is here. */
export function become(person: Me): Me {
  known = person;
  asked = Promise.resolve(person);
  return person;
}

/** Nobody is here any more. */
export function forget(): void {
  known = null;
  asked = Promise.resolve(null);
}

export async function rename(name: string): Promise<Me> {
  return become(known ? await patch<Me>("/api/me", { name }) : await comeIn(name));
}
