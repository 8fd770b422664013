import { describe, expect, it } from "vitest";
import { check, type Finding, type Odds, type Witness } from "./check";
import { bytes, hash, hex } from "./hash";
import { parseRecord, Unreadable } from "./record";
import { checkBeginning, commitmentOf, drawShare } from "./sealing";
import { keyOf, kindAt, Stream } from "./stream";
/** A game of two with shares, given up after 12 moves: written, with all values in it, by Bottega's own Python. */
import sample from "./sample.json";

const SEAL_OF_ABC = "bf7eb04c0e434e3ed5dd1e017c9a6aaca3406b2f66b4a42f1f3e4a4f4ae6e0ab";
const FIRST_BLOCK =
  "8aa3200b959dde397a32f696981fc9451f95a5daa1173426bd99dd84851ba8427e4f3a86bdcabf815d36de0b8274889eeac7fa9d3e969e2e71732c528117cc5c";
const odds = sample.odds as Odds[];
const told = sample.commitments.map((commitment, seat) => ({ seat, commitment }));
const [own = "", other = ""] = sample.shares;

async function found(
  text: string,
  by: Odds[] | null = odds,
  witness: Witness | null = null,
  house = "",
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of check(text, by, witness, () => Promise.resolve(), house)) findings.push(finding);
  return findings;
}
const firstBad = async (...args: Parameters<typeof found>) =>
  (await found(...args)).find((finding) => finding.state === "bad");

describe("hashes", () => {
  it("are those of Python's hashlib", () => {
    // blake2b(b"abc", digest_size=32, person=b"bottega seal"), and keyed, 64 bytes, person=b"bottega luck"
    expect(hex(hash("bottega seal", ["a", new Uint8Array([98, 99])]))).toBe(SEAL_OF_ABC);
    expect(hex(hash("bottega luck", [new Uint8Array(8)], { key: bytes(own), length: 64 }))).toBe(FIRST_BLOCK);
  });

  it("read only digits that are written as we write them", () => {
    expect(bytes("00ff")).toEqual(new Uint8Array([0, 255]));
    for (const wrong of ["0", "0F", "zz", "00 ff"]) expect(bytes(wrong)).toHaveLength(0);
  });
});

describe("the stream", () => {
  it("gives what Python's gives, leaving out words that would favour some", () => {
    const stream = new Stream(new Uint8Array(32));
    const asked = [6, 90, 1, 1000, 2 ** 31 + 1, 2 ** 31 + 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3];
    expect(asked.map((n) => stream.below(n))).toEqual(sample.stream);
  });

  it("runs under the secret and all shares", () => {
    expect(hex(keyOf(new Uint8Array(32), sample.shares.map(bytes)))).toBe(sample.key);
    expect(keyOf(bytes(own), [])).toEqual(bytes(own));
  });

  it("finds the kind at a place", () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => kindAt([2, 0, 3], place))).toEqual([0, 0, 2, 2, 2, -1]);
  });
});

describe("sealing", () => {
  it("commits to a share", () => {
    expect(sample.shares.map((share) => commitmentOf(bytes(share), sample.line))).toEqual(sample.commitments);
    expect(drawShare()).toHaveLength(32);
    expect(hex(drawShare())).not.toBe(hex(drawShare()));
  });

  it("plays a game that begins as it was sealed, and no other", () => {
    expect(checkBeginning(sample.header, sample.line, told, own)).toBe(true);
    expect(checkBeginning(sample.header, sample.line, told, "00".repeat(32))).toBe(false);
    expect(checkBeginning(sample.header, sample.line, told.slice(0, 1), own)).toBe(false);
    expect(checkBeginning(sample.header, sample.line.replace("Ben", "Bob"), told, own)).toBe(false);
    expect(checkBeginning(sample.header.replace(other, "00".repeat(32)), sample.line, told, own)).toBe(false);
    expect(checkBeginning(` ${sample.header}`, sample.line, told, own)).toBe(false);
    expect(checkBeginning("nothing", sample.line, told, own)).toBe(false);
  });

  it("sees a share that was left out", () => {
    const header = JSON.parse(sample.header) as { shares: object[] };
    const without = JSON.stringify({ ...header, shares: header.shares.slice(0, 1) });
    expect(checkBeginning(without, sample.line, told, own)).toBe(false);
    const twice = JSON.stringify({ ...header, shares: [header.shares[0], header.shares[0]] });
    expect(checkBeginning(twice, sample.line, told, own)).toBe(false);
  });
});

describe("a record", () => {
  it("is read line by line", () => {
    const record = parseRecord(sample.record);
    expect(record.header.game).toBe("sagrada");
    expect(record.end?.how).toBe("resigned");
    expect(() => parseRecord(sample.record.replace('{"kind":"action"', '{"kind": "action"'))).toThrow(Unreadable);
    expect(() => parseRecord(sample.record.trimEnd())).toThrow(Unreadable);
    expect(() => parseRecord("")).toThrow(Unreadable);
  });

  it("is in order", async () => {
    const findings = await found(sample.record);
    expect(findings.map(({ what, state }) => `${what} ${state}`)).toEqual([
      "seal good",
      "shares good",
      "luck good",
      "chain good",
      "witness none",
    ]);
    expect(findings[2]?.facts.all).toBe(odds.length);
  });

  it("without what each outcome was one of, only rolls are checked", async () => {
    const luck = (await found(sample.record, null))[2];
    expect(luck?.code).toBe("rolls");
    expect(luck?.facts.roll).toBe(odds.filter(({ door }) => door === "roll").length);
    expect(luck?.facts.left).toBe(odds.filter(({ door }) => door !== "roll").length);
  });

  it("with another roll is not", async () => {
    const changed = sample.record.replace(/\["roll",(\d)\]/, (_, value) => `["roll",${(Number(value) % 6) + 1}]`);
    const bad = await firstBad(changed);
    expect(bad).toMatchObject({ what: "luck", code: "other-roll", facts: { door: "roll" } });
    expect(await firstBad(changed, null)).toMatchObject({ what: "luck", code: "other-roll" });
  });

  it("with another draw, another player or another secret is not", async () => {
    const draw = sample.record.replace(/\["draw",(\d+)\]/, (_, value) => `["draw",${Number(value) + 1}]`);
    expect(await firstBad(draw)).toMatchObject({ what: "luck", code: "other-draw" });
    expect(await firstBad(sample.record.replace("Ben", "Bob"))).toMatchObject({ what: "seal", code: "other" });
    const secret = sample.record.replace(/"secret":"../, '"secret":"ff');
    expect(await firstBad(secret)).toMatchObject({ what: "seal" });
    expect(await firstBad(sample.record.replace(other, "00".repeat(32)))).toMatchObject({ what: "shares" });
  });

  it("with another move has a broken chain", async () => {
    const moved = sample.record.replace(/"time":"2/, '"time":"3');
    expect(await firstBad(moved)).toMatchObject({ what: "chain", code: "broken", facts: { entry: 0 } });
    const chain = (await found(moved, odds, null, sample.record)).find(({ what }) => what === "chain");
    const entry = parseRecord(sample.record).lines.findIndex(({ text }) => text.includes('"time":"2')) + 1;
    expect(chain).toMatchObject({ state: "bad", code: "broken", facts: { entry } });
  });

  it("of a game that runs, or was not sealed, can't be checked", async () => {
    const running = sample.record.split("\n").slice(0, 5).join("\n") + "\n";
    expect(await found(running)).toMatchObject([{ what: "record", state: "none", code: "not-over" }]);
    expect(await firstBad("{}\n")).toMatchObject({ what: "record", code: "unreadable", facts: { line: 1 } });
    const seeded = sample.record.replace('"luck":"sealed"', '"luck":"seeded"');
    expect(await found(seeded)).toMatchObject([{ what: "record", state: "none", code: "not-sealed" }]);
  });
});

describe("a witness", () => {
  const links: [number, string][] = [[9, sample.links[9] ?? ""]];
  const witness: Witness = { header: sample.header, links, seat: 0, share: own };
  const last = async (kept: Witness) => (await found(sample.record, odds, kept)).at(-1);

  it("proves what it saw", async () => {
    expect(await last(witness)).toMatchObject({ state: "good", code: "added", facts: { entries: 9 } });
    expect(await last({ ...witness, seat: null, share: null })).toMatchObject({ code: "seen" });
    expect(await last({ ...witness, links: [] })).toMatchObject({ state: "good", code: "begun" });
  });

  it("tells another game apart", async () => {
    expect(await last({ ...witness, header: "" })).toMatchObject({ state: "bad", code: "other-beginning" });
    expect(await last({ ...witness, share: other })).toMatchObject({ state: "bad", code: "share-missing" });
    const lost: Witness = { ...witness, links: [[9, "00"]] };
    expect(await last(lost)).toMatchObject({ state: "bad", code: "other-link", facts: { entry: 9 } });
    expect(await last({ ...witness, links: [[99, "00"]] })).toMatchObject({ state: "bad" });
  });
});
