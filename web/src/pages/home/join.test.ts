import { describe, expect, it } from "vitest";
import { addressOf, isWholeLink, parseJoining } from "./join";

const TABLE = "k7w2qd9mabcdefghj";

describe("what somebody pastes", () => {
  it.each([
    TABLE,
    ` ${TABLE.toUpperCase()} `,
    "k7w2-qd9m-abcd-efgh-j",
    `https://bottega.example/t/${TABLE}`,
    `http://192.168.0.4:8000/t/${TABLE}/`,
    `/t/${TABLE}`,
    `bottega.example/t/${TABLE}#chat`,
  ])("%s is a table", (typed) => {
    expect(parseJoining(typed)).toEqual({ kind: "table", table: TABLE, invitation: "" });
  });

  it("keeps the invitation of a link", () => {
    const joining = parseJoining(`https://bottega.example/t/${TABLE}?invitation=a-b_c`);
    expect(joining).toEqual({ kind: "table", table: TABLE, invitation: "a-b_c" });
    expect(joining.kind === "table" && addressOf(joining)).toBe(`/t/${TABLE}?invitation=a-b_c`);
  });

  it("says at once what is wrong", () => {
    expect(parseJoining("  ")).toEqual({ kind: "empty" });
    expect(parseJoining("k7w2")).toEqual({ kind: "length", letters: 4 });
    expect(parseJoining("https://bottega.example/library")).toEqual({ kind: "no-table" });
    expect(parseJoining("hello world!")).toEqual({ kind: "no-table" });
  });

  it("knows a whole link", () => {
    expect(isWholeLink(`https://bottega.example/t/${TABLE}`)).toBe(true);
    expect(isWholeLink(TABLE)).toBe(false);
    expect(isWholeLink("https://bottega.example/")).toBe(false);
  });
});
