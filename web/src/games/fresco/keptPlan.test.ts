// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepSheet, keptSheet, keyOf } from "./keptPlan";
import { EMPTY, moved } from "./sheet";

const sheet = { ...moved(EMPTY, "studio", 2), lays: [{ do: "glazery", spot: "market" }] };

beforeEach(() => sessionStorage.clear());

it("keeps a half-made plan for whose it is, as long as its round lasts", () => {
  keepSheet(keyOf("t1", 0, 2), sheet);
  expect(keptSheet(keyOf("t1", 0, 2))).toEqual(sheet);
  for (const other of [keyOf("t1", 1, 2), keyOf("t2", 0, 2), keyOf("t1", 0, 3)]) expect(keptSheet(other)).toBeNull();
});

it("makes nothing of what can't be read", () => {
  sessionStorage.setItem(keyOf("t1", 0, 2), "{oh");
  expect(keptSheet(keyOf("t1", 0, 2))).toBeNull();
});
