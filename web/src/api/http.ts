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

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Unreachable();
  }
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
