/** Moses: the south wall. */
import { C, each, fill, line, put, rays, sky } from "./brush";
import { angel, crowd, heads, kneel, lie, sit, stand } from "./figures";
import { cloud, cypress, dragon, floor, hills, mountain, palm, sheep, tree, waves } from "./nature";
import { altar, arch, bush, chariot, tablets } from "./things";

export const MOSES = {
  MO1: () =>
    sky("#a6cde0", "#f6ecd2") +
    put(60, 96, 0.8, mountain("#a9b79c", "#8fa283")) +
    hills(104, "#aab878", "#93a75d") +
    put(110, 148, 1.45, angel(C.white, C.lemon, { arm: "point" })) +
    put(150, 148, 1.35, stand(C.lemon, C.green), true) +
    put(174, 150, 1.15, crowd(4, [C.coral, C.lilac, C.azure])) +
    put(24, 150, 1.15, crowd(4, [C.apple, C.wine, C.ochre])) +
    put(196, 96, 1, palm()) +
    put(20, 100, 0.9, palm()),
  MO2: () =>
    sky("#a6cfdf", "#f4ebd0") +
    hills(92, "#a7b67a", "#8fa65c") +
    put(36, 66, 0.9, bush()) +
    put(66, 82, 0.9, kneel(C.lemon, C.green), true) +
    fill("M92 140h44v-20h-44z", "#d6c6a6") +
    fill("M88 120h52v-5H88z", "#efe3c8") +
    put(114, 116, 1.1, tree()) +
    put(152, 146, 1.35, stand(C.lemon, C.green, { arm: "down" }), true) +
    put(182, 146, 1.3, stand(C.rose, C.coral)) +
    each(
      [
        [70, 152],
        [46, 158],
        [88, 160],
        [28, 148],
      ],
      ([x, y]) => put(x, y, 1.1, sheep()),
    ) +
    put(198, 96, 1, cypress()),
  MO3: () =>
    sky("#8d9fb2", "#e8dcc0") +
    put(46, 40, 1, cloud("#76879b")) +
    fill("M150 20h16V106h-16z", "#f0d79b") +
    fill("M146 14h24v8h-24z", "#d9b766") +
    waves(92, "#b8564a", "#eec0a8") +
    put(56, 126, 1.1, chariot()) +
    put(28, 118, 0.9, heads(4, [C.grey, C.umber, C.ochre])) +
    put(96, 130, 0.8, heads(3, [C.wine, C.grey])) +
    fill("M128 205C134 150 160 112 226 106V205Z", "#b3a86e") +
    put(164, 150, 1.25, stand(C.lemon, C.green, { arm: "raise" }), true) +
    put(184, 150, 1.1, crowd(4, [C.azure, C.rose, C.white])),
  MO4: () =>
    sky("#9cc5dc", "#f4ead0") +
    put(104, 116, 1.4, mountain("#b7a583", "#9a8767")) +
    put(122, 26, 1, cloud()) +
    put(122, 14, 1, rays(7, 16, 30, C.lemon, 20, 160)) +
    put(96, 58, 0.95, kneel(C.lemon, C.green)) +
    put(126, 30, 0.95, tablets()) +
    fill("M-5 116C60 106 160 108 226 116V205H-5Z", "#9aab66") +
    put(60, 154, 1.35, stand(C.lemon, C.green, { arm: "raise" })) +
    put(140, 150, 0.9, altar()) +
    put(166, 154, 1.15, crowd(4, [C.coral, C.azure, C.lilac])) +
    put(12, 154, 1.1, crowd(3, [C.wine, C.apple])),
  MO5: () =>
    sky("#a3cbe0", "#f6edd4") +
    fill("M-5 96H226V112H-5Z", "#8fb2b8") +
    floor(106, "#dccba4", "#c3af84") +
    put(114, 112, 1.25, arch()) +
    put(66, 152, 1.35, stand(C.lemon, C.green, { arm: "raise" })) +
    put(120, 152, 0.85, altar()) +
    fill("M-5 160C20 146 40 156 50 172 40 190 10 196-5 198Z", "#4b3a33") +
    put(18, 164, 1, heads(3, [C.coral, C.azure])) +
    put(166, 152, 1.2, crowd(4, [C.wine, C.lilac, C.apple])),
  MO6: () =>
    sky("#a9cfe0", "#f5ebd0") +
    put(58, 84, 0.8, mountain("#a9a98a", "#8f9072")) +
    hills(100, "#aab77c", "#96a75f") +
    put(58, 52, 0.6, angel(C.rose, C.white)) +
    put(50, 56, 0.6, stand(C.lemon, C.green)) +
    fill("M128 146v-44h44v44z", "#cdbb97") +
    put(150, 146, 1.5, sit(C.lemon, C.green)) +
    fill("M170 104l16-6 3 22-16 5z", C.white) +
    put(28, 152, 1.25, crowd(7, [C.coral, C.white, C.azure, C.ochre, C.lilac])) +
    put(190, 152, 1.2, crowd(3, [C.apple, C.wine])),
  MO7: () =>
    sky("#e2b98a", "#f4e2bd") +
    put(60, 116, 1.1, mountain("#a08a6c", "#826d53")) +
    fill("M-5 120H226V205H-5Z", "#a19a62") +
    put(128, 104, 1.55, angel(C.azure, C.white, { arm: "raise" }, "#f2e3c0")) +
    line("M152 22L122 128", "#eae4d4", 2.6) +
    put(118, 140, 1.5, dragon()) +
    put(48, 156, 1.3, lie(C.white)) +
    put(186, 150, 1.3, stand(C.ink, C.black, { arm: "point" }), true),
};
