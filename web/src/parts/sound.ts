/** Small sounds, made on the spot; silent unless somebody wants them. */
import { settings } from "../settings.svelte";

export type Sound = "place" | "roll" | "card" | "token" | "turn" | "refused" | "end";

/** Tones of a sound: pitch in hertz, when it begins and how long it lasts, in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  place: [[330, 0, 0.09]],
  roll: [
    [210, 0, 0.04],
    [260, 0.06, 0.04],
    [190, 0.12, 0.05],
  ],
  card: [[520, 0, 0.05]],
  token: [[880, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  refused: [[150, 0, 0.14]],
  end: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.35],
  ],
};
const LOUDNESS = 0.12;
let studio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  studio ??= new AudioContext();
  for (const [pitch, begins, lasts] of TONES[name]) tone(studio, pitch, studio.currentTime + begins, lasts);
}

function tone(context: AudioContext, pitch: number, begins: number, lasts: number): void {
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  source.connect(volume).connect(context.destination);
  source.start(begins);
  source.stop(begins + lasts);
}
