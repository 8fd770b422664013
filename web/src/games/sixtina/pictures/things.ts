/** What people have made, and two hands. Things stand at 0. */
import { C, each, fill, FOLD, LIGHT, line, oval, rays } from "./brush";

const FLAME = "#e8662f";
const EMBER = "#f8cf52";

export const ship = (): string =>
  fill("M-44-14H44C42-4 36 4 28 8H-28C-36 4-42-4-44-14Z", C.umber) +
  line("M-42-8H42M-38-1H38", "rgb(30 15 5/.3)") +
  fill("M-26-14V-32H26V-14Z", "#c79a63") +
  fill("M-32-32L0-48 32-32Z", "#a5683f") +
  fill("M-18-27h7v8h-7zM-3-27h7v8h-7zM12-27h7v8h-7z", "#5b3d27");

export const boat = (): string =>
  fill("M-28-8C-14-3 14-3 30-10 27 0 20 6 12 7H-14C-22 6-26 0-28-8Z", C.umber) + line("M-24-4C-12 0 14 0 26-5", LIGHT);

export const keys = (): string =>
  `<g transform="rotate(52)" fill="none" stroke="#f0bc45" stroke-width="3.2"><circle r="5.2" cy="-11"/><path d="M0-6V14M0 8h6M0 13h5"/></g>`;

export const temple = (): string =>
  fill("M-34 0V-30H34V0Z", "#e6d9bd") +
  fill("M-20-30V-46H20V-30Z", "#efe4cb") +
  fill("M-20-46C-20-66 20-66 20-46Z", "#7fa6bd") +
  fill("M-2-70h4v8h-4z", C.ochre) +
  each([-26, -8, 10], (x) => fill(`M${x} 0V-16a8 8 0 0 1 16 0V0Z`, "#9a8467")) +
  fill("M-37-33H37v4H-37zM-23-48H23v3H-23z", "#cdbb97");

export const arch = (): string =>
  fill("M-44 0V-64H44V0Z", "#e2d4b7") +
  fill("M-12 0V-26a12 12 0 0 1 24 0V0ZM-36 0V-17a7 7 0 0 1 14 0V0ZM22 0V-17a7 7 0 0 1 14 0V0Z", "#8fb4c8") +
  fill("M-48-64H48v-5H-48zM-46-48H46v3H-46zM-16-46h3V0h-3zM14-46h3V0h-3z", "#c7b48e");

export const table = (): string =>
  fill("M-88 0H88L96 20H-96Z", C.white) +
  fill("M-96 20H96V26H-96Z", "#cdbb97") +
  line("M-44 2L-47 19M0 2V19M44 2L47 19", FOLD, 1) +
  each([-60, -32, -6, 22, 50], (x, index) => oval(x, 7, 6, 2.4, index % 2 ? C.ochre : "#b98a55"));

export const tomb = (): string =>
  fill("M-36 0V-24H36V0Z", "#d9ccb2") + fill("M-40-24H40v-6H-40z", "#efe5cf") + line("M-22-4V-18H22V-4", FOLD);

export const altar = (): string =>
  fill("M-18 0V-30H18V0Z", "#d6c6a6") +
  fill("M-22-30H22v-5H-22z", "#efe3c8") +
  fill("M0-62C10-50 12-46 9-38 7-34-7-34-9-38-12-46-5-50 0-62Z", FLAME) +
  fill("M0-52C5-46 6-42 4-38 2-35-2-35-4-38-6-42-3-46 0-52Z", EMBER) +
  line("M-11-12H11", FOLD);

export const bush = (): string =>
  rays(12, 12, 26, "#f2a13b") +
  fill("M0-26C14-14 16-4 10 4 4 9-6 9-11 3-17-6-8-12 0-26Z", FLAME) +
  fill("M0-14C7-8 8-2 4 3 0 6-4 5-6 1-8-4-3-8 0-14Z", EMBER);

export const tablets = (): string =>
  fill("M-13 12V-8a6 6 0 0 1 12 0V12ZM1 12V-8a6 6 0 0 1 12 0V12Z", "#efe6d2") +
  line("M-10-5h6M-10 0h6M-10 5h6M4-5h6M4 0h6M4 5h6", "#8b7a5d", 1.3);

export const cross = (): string => fill("M-4 60V-46H4V60ZM-30-26H30v8H-30z", "#a4713f") + line("M-2 56V-42", LIGHT);

export const pillar = (): string =>
  fill("M-7 50V-40H7V50Z", "#e9dfc9") +
  fill("M-10-46H10v6H-10zM-10 50H10v6H-10z", "#cfc0a0") +
  line("M-3 46V-36M3 46V-36", FOLD);

export const vat = (): string =>
  fill("M-20 0C-22-10-22-16-20-24H20C22-16 22-10 20 0Z", "#a3703f") +
  line("M-21-8H21M-21-17H21", "rgb(30 15 5/.45)", 2) +
  oval(0, -24, 20, 4.5, C.wine);

export const chariot = (): string =>
  `<circle r="11" fill="none" stroke="#caa24a" stroke-width="3"/>` +
  rays(8, 2, 9, "#caa24a") +
  fill("M-6-8C4-22 20-20 26-8Z", "#b9862f");

export const trumpet = (): string => line("M0 0L22-5", "#e2b04a", 2.6) + fill("M20-9L30-11 31-1 21-2Z", "#e2b04a");

export const sword = (): string => line("M0 0L22-12", "#eef0ee", 3) + line("M2-6L7 3", C.ochre, 2.6);

/** Two hands that almost touch, across the whole picture. */
export const hands = (): string =>
  fill(
    "M-6 122C14 104 32 90 50 80 58 74 66 70 74 70 80 69 86 71 91 74 95 76 100 80 101 84 102 88 99 89 96 86 93 83 90 81 87 80 89 84 90 89 89 94 88 98 84 98 83 94 82 90 80 87 78 86 79 90 79 95 77 99 75 102 72 101 72 97 72 93 70 90 68 90 66 91 63 93 60 96 44 110 26 124 4 142Z",
    C.skin,
  ) +
  line("M87 80C84 78 80 77 76 78M78 86C75 84 72 84 69 86", C.shade, 1.6) +
  fill("M-6 122C14 104 32 90 44 83 40 96 24 112 2 132Z", "rgb(255 245 225/.35)") +
  fill(
    "M228 44C206 46 186 54 168 62 158 62 150 63 143 66 134 70 122 76 113 80 109 82 110 86 114 86 124 84 133 82 140 79 138 83 136 88 138 91 141 94 145 91 147 87 148 92 151 97 155 95 158 93 157 88 157 85 161 90 166 92 169 88 170 86 170 83 169 81 176 80 184 80 190 82 204 86 218 88 228 88Z",
    C.skin,
  ) +
  line("M140 79C145 76 150 74 156 74M147 87C148 83 151 80 155 79M157 85C158 81 161 79 164 79", C.shade, 1.6) +
  fill("M228 44C214 45 200 49 190 53L196 83C208 86 220 88 228 88Z", C.rose) +
  line("M200 52C202 62 204 74 206 84M212 49C213 62 215 76 217 86", FOLD, 1.6);
