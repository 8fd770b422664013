import { expect, it } from "vitest";
import type { Told } from "../../api/live";
import { courseOf } from "./course";

const told = (event: Told["event"]): Told => ({ n: 0, event, said: null });

it("tells where everybody stood after each round", () => {
  const log = [
    told({ event: "round-began" }),
    told({ event: "advanced", actor: "leonardo", space: 4 }),
    told({ event: "advanced", actor: 0, space: 7 }),
    told({ event: "round-began" }),
    told({ event: "advanced", actor: 0, space: 102 }),
  ];
  expect(courseOf(log, [0, "leonardo"])).toEqual([
    [0, 0],
    [7, 4],
    [102, 4],
  ]);
});
