/** The Last Judgment: the altar wall. These pictures are taller. */
import { C, each, fill, line, oval, put, rays, sky } from "./brush";
import { angel, fly, heads, kneel, lie, sit, stand } from "./figures";
import { cloud, waves } from "./nature";
import { boat, cross, pillar, trumpet } from "./things";

export const JUDGMENT = {
  LJ1: () =>
    sky("#3f74ad", "#a8cbe0", 320) +
    put(54, 150, 1.5, cloud("#e9e3d2")) +
    put(168, 190, 1.5, cloud("#dcd9cf")) +
    `<g transform="translate(74 100) rotate(24)">${cross()}</g>` +
    `<g transform="translate(160 96) rotate(-30)">${pillar()}</g>` +
    put(40, 108, 1.1, fly(C.coral, C.rose), true) +
    put(104, 140, 1.2, fly(C.apple, C.lemon)) +
    put(186, 142, 1.2, fly(C.lilac, C.rose)) +
    put(120, 60, 1, fly(C.white, C.azure), true) +
    put(70, 214, 1.2, fly(C.lemon, C.ochre), true) +
    put(150, 240, 1.1, fly(C.rose, C.wine)) +
    put(90, 286, 1.8, cloud("#f4ecd8")),
  LJ2: () =>
    sky("#3d76b4", "#b4d3e2", 320) +
    oval(110, 104, 74, 90, "#f2d27c", 0.45) +
    oval(110, 104, 52, 68, "#f8e2a0", 0.8) +
    put(110, 104, 1, rays(20, 56, 70, "#fff0bc")) +
    put(110, 172, 1.3, cloud("#ece6d6")) +
    put(114, 158, 2.1, stand(C.skin, C.rose, { arm: "raise" })) +
    put(76, 160, 1.7, sit(C.azure, C.ultra)) +
    each(
      [
        [18, 96, C.apple],
        [36, 128, C.coral],
        [14, 150, C.lilac],
        [196, 92, C.ochre],
        [180, 126, C.azure],
        [204, 150, C.rose],
      ],
      ([x, y, mantle], index) => put(x, y, 1, stand(C.skin, mantle, { arm: index % 2 ? "raise" : "point" }), x > 110),
    ) +
    put(44, 206, 1.4, cloud("#e2dccb")) +
    put(178, 210, 1.4, cloud("#d7d6cd")) +
    put(46, 200, 1.1, sit(C.skin, C.ochre)) +
    put(176, 204, 1.1, sit(C.skin, C.apple), true) +
    put(104, 262, 1.7, cloud("#f1ead9")) +
    put(92, 254, 1, angel(C.coral, C.lemon)) +
    put(120, 254, 1, angel(C.apple, C.lilac), true) +
    put(132, 222, 1, trumpet()) +
    put(80, 222, 1, trumpet(), true),
  LJ3: () =>
    sky("#5c88b4", "#d9cfae", 320) +
    put(56, 60, 1.4, cloud("#e6dfcd")) +
    put(56, 54, 1, fly(C.coral, C.rose), true) +
    put(164, 84, 1.2, fly(C.skin, C.apple, true)) +
    fill("M150 150C176 126 200 124 226 128V210H150Z", "#c9562c") +
    fill("M168 160C186 142 206 142 226 146V200H168Z", "#f0a13f") +
    waves(176, "#4e6f78", "#a6c3c0") +
    put(150, 176, 1.4, boat()) +
    put(138, 172, 1.3, stand("#4b5a50", "#2e3a36", { arm: "raise" }), true) +
    line("M118 106L150 186", C.umber, 3) +
    put(158, 170, 1, heads(4, [C.skin, C.shade])) +
    fill("M-5 168C30 150 64 160 96 196 100 214 60 226-5 226Z", "#9a8f63") +
    put(30, 188, 1.3, kneel(C.white, C.skin)) +
    put(62, 196, 1.1, lie(C.white)) +
    put(20, 160, 1.2, stand(C.skin, C.white, { arm: "raise" })),
};
