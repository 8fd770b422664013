/** The four zones of the chapel: an icon on 24 x 24, and the sky that all their pictures could have. */
const ICONS: Record<string, string> = {
  JC: "M12 3v18M6 9h12M12 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z",
  GE: "M12 21V11M12 14c-5 0-7-3-7-7 4 0 7 2 7 7zM12 12c0-5 3-8 7-8 0 5-2 8-7 8z",
  MO: "M4 21V8a4 4 0 0 1 8 0v13zM12 21V8a4 4 0 0 1 8 0v13zM7 10h2M7 14h2M15 10h2M15 14h2",
  LJ: "M3 9h8l8-5v16l-8-5H3zM11 9v6M5 15v4h3v-4",
};
const PLAIN = "M5 4h14v16H5z";

const LETTERS: Record<string, string> = { J: "JC", G: "GE", M: "MO", L: "LJ" };

/** The zone of a place in the chapel: "J1" lies in "JC". */
export const zoneOf = (position: string): string => LETTERS[position.charAt(0)] ?? position;

export const iconOf = (zone: string): string => ICONS[zone] ?? ICONS[zoneOf(zone)] ?? PLAIN;
