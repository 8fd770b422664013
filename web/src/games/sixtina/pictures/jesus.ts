/** Jesus Christ: the north wall. */
import { C, each, fill, line, oval, put, rays, sky } from "./brush";
import { angel, crowd, heads, kneel, lie, sit, stand } from "./figures";
import { cypress, dove, floor, hills, mountain, tree } from "./nature";
import { altar, arch, boat, keys, table, temple, tomb } from "./things";

export const JESUS = {
  JC1: () =>
    sky("#9cc7de", "#f3ead0") +
    hills(88, "#a9bd83", "#8aa763") +
    fill("M96 78C84 110 60 140 40 205H190C160 150 132 110 120 78Z", "#83b8cc") +
    put(110, 26, 1, rays(9, 14, 34, C.lemon, 20, 160)) +
    put(110, 24, 1, dove()) +
    put(108, 132, 1.25, stand(C.white, C.skin)) +
    put(70, 128, 1.25, stand(C.coral, C.umber, { arm: "raise" })) +
    put(158, 128, 1.15, angel(C.lilac, C.lemon), true) +
    put(22, 104, 1, tree()) +
    put(198, 100, 0.9, cypress()),
  JC2: () =>
    sky("#a8cfe0", "#f6ecd2") +
    hills(92, "#9db27a", "#88a05f") +
    put(112, 116, 1.25, temple()) +
    fill("M-5 118C10 70 22 62 44 60L58 84C46 100 40 120 36 130H-5Z", "#b9a583") +
    put(24, 66, 0.8, stand(C.rose, C.ultra)) +
    put(42, 66, 0.78, stand(C.ink, C.black, { arm: "point" }), true) +
    put(160, 150, 1.1, crowd(4, [C.coral, C.apple, C.lilac, C.lemon])) +
    put(48, 152, 1.1, kneel(C.white, C.ultra)) +
    put(96, 150, 0.8, altar()),
  JC3: () =>
    sky("#8fc0dc", "#f5ead0") +
    put(46, 94, 0.9, mountain("#9db0a6", "#7f988f")) +
    put(178, 96, 0.8, mountain("#a9b9aa", "#8aa193")) +
    fill("M-5 92H226V128H-5Z", "#74aabf") +
    put(120, 108, 0.9, boat()) +
    fill("M-5 124C60 114 160 116 226 124V205H-5Z", "#9fb06c") +
    put(84, 158, 1.3, stand(C.rose, C.ultra, { arm: "point" })) +
    put(128, 160, 1.2, kneel(C.lemon, C.green), true) +
    put(156, 162, 1.2, kneel(C.apple, C.coral), true) +
    put(178, 152, 1, crowd(4, [C.lilac, C.coral, C.ochre])) +
    put(14, 152, 1, crowd(4, [C.apple, C.wine, C.azure])),
  JC4: () =>
    sky("#93c5de", "#f7edd2") +
    fill("M-5 130C40 120 70 74 104 62 140 72 170 116 226 128V205H-5Z", "#9bb06a") +
    fill("M104 62C120 84 118 110 150 140H60C90 110 92 84 104 62Z", "#b5c27c") +
    put(106, 66, 1.15, stand(C.rose, C.ultra, { arm: "raise" })) +
    put(30, 122, 1.2, tree()) +
    put(198, 116, 1.1, tree("#7a9a4e")) +
    put(44, 166, 1.1, crowd(5, [C.coral, C.lemon, C.lilac, C.apple])) +
    put(128, 166, 1.1, crowd(6, [C.azure, C.ochre, C.wine, C.white])),
  JC5: () =>
    sky("#9fcbe2", "#f8efd6") +
    put(28, 78, 0.5, mountain("#a7b8a6", "#93a793")) +
    put(196, 78, 0.55, mountain("#a7b8a6", "#93a793")) +
    floor(76, "#e6d6b2", "#cbb78c") +
    put(110, 82, 1.02, temple()) +
    put(30, 82, 0.5, arch()) +
    put(190, 82, 0.5, arch()) +
    put(94, 150, 1.35, stand(C.rose, C.ultra, { arm: "down" })) +
    put(140, 152, 1.35, kneel(C.ochre, C.green), true) +
    put(117, 120, 1.15, keys()) +
    put(18, 148, 1.1, crowd(4, [C.lemon, C.coral, C.azure])) +
    put(172, 148, 1.1, crowd(4, [C.lilac, C.apple, C.wine])),
  JC6: () =>
    sky("#d9c6a0", "#efe2c4") +
    each(
      [10, 82, 154],
      (x) => fill(`M${x} 18h56v50h-56z`, "#8fb9cc") + fill(`M${x} 50c18-12 36-10 56-2v20h-56z`, "#93aa72"),
    ) +
    fill("M0 8H220v6H0zM0 72H220v6H0z", "#b99f6e") +
    put(34, 112, 1.3, heads(13, [C.coral, C.azure, C.apple, C.lilac, C.ochre, C.white, C.wine], 9.8)) +
    put(110, 108, 1.1, line("M0-30a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", C.ochre, 1.6)) +
    put(110, 108, 1.1, table()) +
    fill("M-5 137H226V205H-5Z", "#b98f63") +
    put(60, 176, 1.1, sit(C.ink, C.wine)),
  JC7: () =>
    sky("#f0b873", "#f8e6bd") +
    put(30, 112, 1, mountain("#a98f6d", "#8d7557")) +
    fill("M-5 112H226V205H-5Z", "#a8a66a") +
    put(110, 62, 1, rays(16, 30, 52, "#fff2c0")) +
    oval(110, 62, 30, 38, "#ffe9a8", 0.8) +
    put(110, 94, 1.3, stand(C.white, C.coral, { arm: "raise" })) +
    line("M130 26V96", "#a4713f", 2) +
    fill("M130 28h22l-6 6 6 6h-22z", C.white) +
    fill("M130 33h18v2h-18z", C.coral) +
    put(110, 134, 1.3, tomb()) +
    put(46, 150, 1.1, lie(C.grey, C.wine)) +
    put(182, 152, 1.1, sit(C.grey, C.umber, { arm: "none" })) +
    put(190, 110, 1, cypress()),
};
