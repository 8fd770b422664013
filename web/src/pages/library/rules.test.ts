import { describe, expect, it } from "vitest";
import { jumpTo, modulesNaming, numbersOf, piecesOf, plainText, search, snippet } from "./rules";

const chapters = [
  {
    number: "FR-5",
    title: "The cathedral",
    paragraphs: [
      { number: "FR-5.3", text: "Three more if the bishop stands on it; see FR-5.4 and FR-99." },
      { number: "FR-5.4", text: "Added, and the painter moves once (`one-move`). *(option: bishop_bonus)*" },
    ],
  },
  {
    number: "FR-M10",
    title: "The medico",
    paragraphs: [{ number: "FR-M10.1", text: "*The Bishop's own.* Archbishops are ill." }],
  },
  { number: "FR-L", title: "Leonardo", paragraphs: [{ number: "FR-L.5", text: "He closes a booth." }] },
];
const known = numbersOf(chapters);

describe("the text of a rule", () => {
  it("has references to rules that there are", () => {
    const pieces = piecesOf("See FR-5.4, FR-99.", known);
    expect(pieces).toEqual([
      { kind: "text", text: "See " },
      { kind: "rule", text: "FR-5.4", number: "FR-5.4" },
      { kind: "text", text: ", FR-99." },
    ]);
  });

  it("has titles, values and options", () => {
    const kinds = piecesOf("*Lathekin.* Move (`one`). *(option: two_moves)*", known).map(({ kind }) => kind);
    expect(kinds).toEqual(["title", "text", "value", "text", "option"]);
    expect(plainText("*Lathekin.* Move (`one`). *(option: two_moves)*")).toBe("Lathekin. Move (one).");
  });
});

describe("a number", () => {
  it("jumps, with or without the letters of the game", () => {
    expect(jumpTo(chapters, "5.3")).toBe("FR-5.3");
    expect(jumpTo(chapters, "fr-5.3")).toBe("FR-5.3");
    expect(jumpTo(chapters, "m10")).toBe("FR-M10");
    expect(jumpTo(chapters, " M10.1")).toBe("FR-M10.1");
    expect(jumpTo(chapters, "l")).toBe("FR-L");
    expect(jumpTo(chapters, "5.9")).toBeNull();
    expect(jumpTo(chapters, "bishop")).toBeNull();
  });
});

describe("a module", () => {
  it("is found by the chapters that it names", () => {
    const [cathedral] = chapters;
    const bells = { number: "FR-M8", title: "The bells", paragraphs: [{ number: "FR-M8.1", text: "Before FR-5.3." }] };
    const dames = { number: "FR-M12", title: "The dames", paragraphs: [{ number: "FR-M12.1", text: "See FR-6.1." }] };
    const all = [...chapters, bells, dames];
    expect(cathedral && modulesNaming(cathedral, all)).toEqual([bells]);
    expect(modulesNaming(bells, all)).toEqual([]);
  });
});

describe("words", () => {
  it("find rules, whole words first", () => {
    expect(search(chapters, "bishop").map(({ number }) => number)).toEqual(["FR-5.3", "FR-M10.1"]);
    expect(search(chapters, "medico bishop").map(({ number }) => number)).toEqual(["FR-M10.1"]);
    expect(search(chapters, "cathedral")).toHaveLength(2);
    expect(search(chapters, "x (")).toEqual([]);
  });

  it("are marked in a snippet that begins at a word", () => {
    const long = `${"word ".repeat(30)}the bishop stands ${"again ".repeat(60)}`;
    const pieces = snippet(long, ["bishop"]);
    expect(pieces[0]?.text.startsWith("…word")).toBe(true);
    expect(pieces[1]).toEqual({ kind: "hit", text: "bishop" });
    expect(snippet("All of it.", [])).toEqual([{ kind: "text", text: "All of it." }]);
    expect(pieces.at(-1)?.text.endsWith("again…")).toBe(true);
  });
});
