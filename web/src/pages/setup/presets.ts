/** Choices of modules that one takes with a single press. */

export const PRESETS = ["first", "box", "all"] as const;
export type Preset = (typeof PRESETS)[number];

const IN_THE_BOX = [1, 2, 3];

export function modulesIn(preset: Preset, all: readonly number[]): number[] {
  if (preset === "first") return [];
  return preset === "all" ? [...all] : IN_THE_BOX.filter((module) => all.includes(module));
}

/** The preset that a choice is, null if it is none. */
export function presetOf(modules: readonly number[], all: readonly number[]): Preset | null {
  return PRESETS.find((preset) => isSame(modulesIn(preset, all), modules)) ?? null;
}

/** So many modules by lot, in order. */
export function drawn(count: number, all: readonly number[], random: () => number = Math.random): number[] {
  const left = [...all];
  const taken: number[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken.sort((one, other) => one - other);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((module) => other.includes(module));
}
