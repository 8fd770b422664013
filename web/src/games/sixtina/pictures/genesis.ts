/** Genesis: the vault. */
import { C, disc, each, fill, line, put, sky } from "./brush";
import { angel, crowd, fly, heads, kneel, lie, sit, stand } from "./figures";
import { cloud, hills, moon, palm, serpent, sheep, sun, tree, waves } from "./nature";
import { altar, boat, hands, ship, sword, vat } from "./things";

const GRAPE = "#6b4a78";

export const GENESIS = {
  GE1: () =>
    sky("#f6e7b8", "#f4d9a0") +
    fill("M-5-5H120C96 40 134 80 108 120 96 150 120 180 110 205H-5Z", C.night) +
    fill(
      "M120-5C96 40 134 80 108 120 96 150 120 180 110 205H140C150 170 120 150 138 112 160 70 130 40 146-5Z",
      "#8a7fa3",
    ) +
    put(112, 126, 1.75, stand(C.rose, "#cf7f8c", { arm: "wide", hair: "#d9d2c4" })) +
    put(40, 60, 1.1, cloud("#414f74")) +
    put(186, 50, 1, cloud("#fff4d4")) +
    put(182, 130, 0.9, cloud("#fbe9bd")),
  GE2: () =>
    sky("#a9cfe4", "#e8eddc") +
    put(116, 62, 1, sun()) +
    put(196, 46, 1, moon()) +
    put(168, 82, 1.35, fly(C.rose, C.lilac)) +
    put(48, 70, 1.15, fly(C.rose, "#c9a0b4"), true) +
    fill("M-5 142C30 126 60 132 90 140 140 150 180 146 226 140V205H-5Z", "#86a659") +
    each([16, 38, 62], (x, i) => put(x, 146 - i * 2, 0.7, palm())) +
    line("M100 152q3-9 0-16M112 156q3-10 0-18M106 154q-4-8-7-10", C.green, 2.4),
  GE3: () =>
    sky("#bcd8e4", "#eef0de") +
    put(110, 66, 1.9, fly(C.rose, "#a887b8", true)) +
    waves(122, "#6fa5b8", "#cfe6e6") +
    fill("M150 124C170 108 200 106 226 104V140C200 138 170 134 150 124Z", "#a7b072"),
  GE4: () =>
    sky("#c8dde4", "#efe6cf") +
    fill("M-5 132C20 116 34 120 60 134 80 142 96 160 100 205H-5Z", "#7fa06a") +
    fill("M-5 146C20 132 34 136 50 150 64 160 74 180 78 205H-5Z", "#6a8d72") +
    fill("M226 8C196 4 168 18 156 40 150 56 176 60 190 52 206 44 216 46 226 44Z", "#b4636a") +
    fill("M226 8C204 8 186 18 178 34 190 40 208 34 226 34Z", "#cf8484") +
    fill("M226 88C204 92 182 90 172 96 164 108 190 124 226 122Z", "#b4636a") +
    hands(),
  GE5: () =>
    sky("#b9d6e2", "#f0ead2") +
    fill("M-5 130C30 112 70 116 110 128 150 136 190 130 226 126V205H-5Z", "#93a866") +
    fill("M-5 60C24 62 40 90 44 134H-5Z", "#b39a74") +
    put(40, 124, 1.5, tree("#86a35a")) +
    put(66, 146, 1.35, lie(C.apple)) +
    put(112, 140, 1.5, kneel(C.skin, C.shade, { hair: "#b98646" })) +
    put(166, 146, 1.8, stand(C.lilac, "#8d76ab", { arm: "raise", hair: "#ddd6c8" }), true),
  GE6: () =>
    sky("#c3dbe2", "#f2ecd4") +
    fill("M-5 128C60 118 160 122 226 130V205H-5Z", "#a6a465") +
    fill("M-5 90C16 92 34 110 44 134H-5Z", "#a68f6e") +
    put(110, 134, 2.1, tree("#7f9f52", true)) +
    put(108, 116, 1.5, serpent()) +
    put(56, 138, 1.3, sit(C.skin, C.shade)) +
    put(82, 140, 1.35, stand(C.skin, C.shade, { arm: "raise" })) +
    put(164, 140, 1.3, stand(C.skin, C.shade)) +
    put(188, 140, 1.28, stand(C.shade, C.skin)) +
    put(148, 62, 1, angel(C.coral, C.rose, { arm: "point" })) +
    put(168, 28, 1, sword()),
  GE7: () =>
    sky("#c7dce2", "#f3ead0") +
    hills(110, "#b2b57c", "#9aa061") +
    put(110, 144, 1.5, altar()) +
    put(70, 146, 1.4, stand(C.coral, C.lemon, { arm: "point" })) +
    put(154, 146, 1.4, stand(C.azure, C.white, { arm: "point" }), true) +
    put(36, 152, 1.3, kneel(C.apple, C.lilac)) +
    put(188, 152, 1.3, kneel(C.lilac, C.ochre), true) +
    put(112, 50, 1.2, cloud("#ded6c6")) +
    put(18, 158, 1.2, sheep()),
  GE8: () =>
    sky("#9fb4c0", "#d9dccb") +
    put(150, 44, 1.2, cloud("#8695a3")) +
    put(52, 34, 1, cloud("#97a5ae")) +
    waves(92, "#5f93a3", "#b9d5d6") +
    put(128, 88, 1.15, ship()) +
    fill("M-5 96C20 88 44 96 62 124 70 140 40 150-5 152Z", "#8f8a62") +
    put(20, 104, 1.1, tree("#6f8a4c")) +
    put(36, 122, 0.95, crowd(3, [C.coral, C.lemon, C.azure])) +
    put(150, 142, 0.9, boat()) +
    put(138, 138, 0.8, heads(4, [C.rose, C.apple, C.lilac])),
  GE9: () =>
    sky("#d9cba6", "#efe2c2") +
    fill("M-5 20C60 40 160 40 226 20V30C160 52 60 52-5 30Z", "#7d9350") +
    each([30, 80, 140, 190], (x) => disc(x, 48, 4, GRAPE) + disc(x + 6, 48, 4, GRAPE) + disc(x + 3, 54, 4, GRAPE)) +
    fill("M-5 138H226V205H-5Z", "#b79a6a") +
    put(60, 150, 1.5, lie(C.lilac)) +
    put(36, 124, 1.1, vat()) +
    put(128, 148, 1.5, stand(C.skin, C.coral, { arm: "point" }), true) +
    put(158, 148, 1.5, stand(C.skin, C.apple)) +
    put(186, 148, 1.5, stand(C.shade, C.azure, { arm: "raise" }), true),
};
