import { settings } from '../settings.svelte.ts';

// The sounds of the house: wood, paper, a small bell. They are made when they are heard; there is nothing to download.
export type Sound = 'card' | 'exchange' | 'record' | 'call' | 'end' | 'turn';

// A part of a sound: noise around a pitch, a knock, or a tone with its overtones.
interface Part {
  readonly of: 'paper' | 'wood' | 'bell';
  readonly at: number; // when it begins, in seconds
  readonly lasts: number;
  readonly pitch: number; // in hertz
  readonly loud: number; // from 0 to 1
}

export const sounds: Readonly<Record<Sound, readonly Part[]>> = {
  card: [
    { of: 'paper', at: 0, lasts: 0.09, pitch: 2600, loud: 0.35 },
    { of: 'wood', at: 0.05, lasts: 0.06, pitch: 190, loud: 0.22 },
  ],
  exchange: [
    { of: 'paper', at: 0, lasts: 0.12, pitch: 2100, loud: 0.4 },
    { of: 'paper', at: 0.13, lasts: 0.14, pitch: 3000, loud: 0.4 },
    { of: 'wood', at: 0.26, lasts: 0.08, pitch: 165, loud: 0.3 },
  ],
  record: [
    { of: 'wood', at: 0, lasts: 0.08, pitch: 220, loud: 0.35 },
    { of: 'wood', at: 0.1, lasts: 0.1, pitch: 165, loud: 0.4 },
    { of: 'bell', at: 0.18, lasts: 0.9, pitch: 659, loud: 0.12 },
  ],
  call: [
    { of: 'bell', at: 0, lasts: 0.5, pitch: 988, loud: 0.2 },
    { of: 'bell', at: 0.16, lasts: 0.7, pitch: 1319, loud: 0.2 },
  ],
  end: [
    { of: 'bell', at: 0, lasts: 1.4, pitch: 523, loud: 0.18 },
    { of: 'bell', at: 0.2, lasts: 1.4, pitch: 659, loud: 0.16 },
    { of: 'bell', at: 0.4, lasts: 1.8, pitch: 784, loud: 0.18 },
  ],
  turn: [{ of: 'bell', at: 0, lasts: 0.8, pitch: 784, loud: 0.2 }],
};

const overtones = [
  [1, 1],
  [2.01, 0.35],
  [3.02, 0.12],
] as const;
const volumes = { usual: 0.5, quiet: 0.18, off: 0 } as const;
const soon = 0.12; // seconds within which the same sound is not made twice

// A browser lets a page be heard once somebody has touched it.
let context: AudioContext | undefined;
function wake() {
  if (settings.kept.sound === 'off' || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
}
export function listenForTouch(): () => void {
  addEventListener('pointerup', wake, { passive: true });
  addEventListener('keyup', wake);
  return () => {
    removeEventListener('pointerup', wake);
    removeEventListener('keyup', wake);
  };
}

let paper: AudioBuffer | undefined;
function noise(on: AudioContext): AudioBuffer {
  if (paper?.sampleRate === on.sampleRate) return paper;
  paper = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = paper.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return paper;
}

function fading(on: AudioContext, out: AudioNode, begin: number, { lasts, loud }: Part): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(out);
  return gain;
}

function tone(on: AudioContext, out: AudioNode, begin: number, part: Part, pitch: number, falls: number) {
  const wave = on.createOscillator();
  wave.frequency.setValueAtTime(pitch, begin);
  wave.frequency.exponentialRampToValueAtTime(pitch * falls, begin + part.lasts);
  wave.connect(fading(on, out, begin, part));
  wave.start(begin);
  wave.stop(begin + part.lasts);
}

function begin(on: AudioContext, out: AudioNode, part: Part) {
  const at = on.currentTime + part.at;
  switch (part.of) {
    case 'paper': {
      const source = on.createBufferSource();
      source.buffer = noise(on);
      const band = on.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = part.pitch;
      band.Q.value = 0.8;
      source.connect(band).connect(fading(on, out, at, part));
      source.start(at, Math.random() * 0.3, part.lasts);
      return;
    }
    case 'wood':
      return tone(on, out, at, part, part.pitch, 0.6);
    case 'bell':
      for (const [times, loud] of overtones) tone(on, out, at, { ...part, loud: part.loud * loud }, part.pitch * times, 1);
  }
}

const last = new Map<Sound, number>();
// Nothing is heard before the first touch, nor of a page that was put away, but for whose turn it is.
export function play(sound: Sound) {
  const volume = volumes[settings.kept.sound];
  if (volume === 0 || context?.state !== 'running' || (document.hidden && sound !== 'turn' && sound !== 'call')) return;
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < soon) return;
  last.set(sound, now);
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const part of sounds[sound]) begin(context, out, part);
}
