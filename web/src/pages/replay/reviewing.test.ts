import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReviewInfo } from "../../api/types/openapi";
import { speak } from "../../words";
import words from "../../words/en/replay.ftl?raw";
import { Reviewing } from "./reviewing.svelte";

const info = (facts: Partial<ReviewInfo>): ReviewInfo => ({
  status: "none",
  done: 0,
  whole: 0,
  failure: null,
  review: null,
  ...facts,
});
const there = { looks: 32, players: [], decisions: [], draws: [], moments: [] };
let answers: (ReviewInfo | Response | Error)[];
let asked: string[];

beforeEach(() => {
  speak(words);
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks, is told how far it is, and is there", async () => {
  answers = [info({}), info({ status: "running" }), info({ status: "running", done: 3, whole: 9 })];
  const reviewing = new Reviewing("a");
  await reviewing.open();
  expect([reviewing.status, asked.length]).toEqual(["none", 1]);
  await reviewing.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reviewing.status, reviewing.done, reviewing.whole]).toEqual(["running", 3, 9]);
  answers = [info({ status: "done", review: there })];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reviewing.review).toEqual(there);
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked.length).toBe(count);
  expect(asked).toContain("POST /api/tables/a/review");
});

it("asks again where a server has forgotten, and says what went wrong", async () => {
  answers = [info({ status: "running" }), info({}), info({ status: "running" })];
  const reviewing = new Reviewing("a");
  await reviewing.ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.filter((each) => each.startsWith("POST")).length).toBe(2);
  expect(reviewing.status).toBe("running");
  answers = [new TypeError("no network")];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reviewing.status).toBe("running");
  const failure = {
    kind: "problem" as const,
    code: "review-failed",
    facts: {},
    sentence: "It broke off.",
    rule: "",
    part: "",
  };
  answers = [info({ status: "failed", failure })];
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reviewing.status, reviewing.problem]).toEqual(["failed", "It broke off."]);
  answers = [Response.json({ error: { ...failure, sentence: "Too much to do." } }, { status: 503 })];
  await reviewing.ask();
  expect([reviewing.status, reviewing.problem]).toEqual(["failed", "Too much to do."]);
});

it("is quiet where nobody asked, and when it is closed", async () => {
  answers = [new TypeError("no network")];
  const reviewing = new Reviewing("a");
  await reviewing.open();
  expect([reviewing.status, reviewing.problem]).toEqual(["none", ""]);
  answers = [info({ status: "running" })];
  await reviewing.open();
  reviewing.close();
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(count);
});
