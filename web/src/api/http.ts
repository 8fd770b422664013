/** Asking the server by plain HTTP. Whatever it does not do becomes a `Refusal` with a sentence to show. */
import type { Failure } from "./types/server";

export class Refusal extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.sentence);
  }
}

/** The server did not answer at all: no network, or it is restarting. */
export class Unreachable extends Error {}

/** How far this device's clock is from the server's, as far as it was told: less than this is no difference. */
const NEAR = 2_000;
let ahead = 0;

function compareClocks(date: string | null): void {
  const by = date ? Date.now() - new Date(date).getTime() : 0;
  ahead = Math.abs(by) > NEAR ? by : 0;
}

/** What time it is at the server: clocks of devices go wrong. */
export function serverNow(): number {
  return Date.now() - ahead;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Unreachable();
  }
  compareClocks(response.headers.get("date"));
  if (response.ok) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Error> {
  try {
    const told = (await response.json()) as { error: Failure };
    return new Refusal(told.error, response.status);
  } catch {
    return new Unreachable();
  }
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await ask("GET", path)).json()) as Answer;
}

export async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

async function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export const post = <Answer>(path: string, body: unknown = {}) => send<Answer>("POST", path, body);
export const patch = <Answer>(path: string, body: unknown) => send<Answer>("PATCH", path, body);
export const remove = <Answer = void>(path: string, body?: unknown) => send<Answer>("DELETE", path, body);
