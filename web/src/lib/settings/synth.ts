/** Synthesized sounds: a few notes each. */
import type { Line } from '../protocol';
import { isAbout } from '../log/log';

export type Sound = 'turn' | 'act' | 'gain' | 'loss' | 'dice' | 'end' | 'refused';

/** One note: when it begins and how long it lasts, in seconds; how high it is, in hertz, also at its end. */
interface Note {
  at: number;
  lasts: number;
  pitch: number;
  to?: number;
  loud: number;
  shape: OscillatorType | 'noise';
}

const note = (at: number, pitch: number, lasts = 0.18, loud = 0.5, shape: Note['shape'] = 'triangle'): Note =>
  ({ at, pitch, lasts, loud, shape });
const knock = (at: number, pitch: number, loud = 0.5): Note => ({ at, pitch, lasts: 0.05, loud, shape: 'noise' });

/** A bell at the door, a card on the table, coins, dice, a farewell on the banjo. */
const SCORES: Record<Sound, Note[]> = {
  turn: [note(0, 587, 0.5), note(0.13, 880, 0.8, 0.45), note(0.13, 1760, 0.5, 0.1, 'sine')],
  act: [knock(0, 900, 0.35), { at: 0.01, lasts: 0.07, pitch: 190, to: 120, loud: 0.35, shape: 'sine' }],
  gain: [note(0, 1319, 0.09, 0.3), note(0.07, 1568, 0.09, 0.3), note(0.14, 2093, 0.22, 0.3)],
  loss: [note(0, 330, 0.16, 0.4), { at: 0.12, lasts: 0.3, pitch: 262, to: 220, loud: 0.4, shape: 'triangle' }],
  dice: [0, 0.06, 0.11, 0.19, 0.24, 0.33].map((at, i) => knock(at, 1400 + 260 * (i % 3), 0.5 - 0.05 * i)),
  end: [392, 494, 587, 784, 988].map((pitch, i) => note(0.12 * i, pitch, i === 4 ? 1.1 : 0.3, 0.42)),
  refused: [note(0, 208, 0.12, 0.35, 'square'), note(0.14, 185, 0.2, 0.35, 'square')],
};
const RISE = 0.008; // seconds until a note is as loud as it gets
const SILENCE = 2000; // milliseconds after a sound; the longest takes 1.6 s

/** Plays sounds; silent where the browser has no audio. */
export class Synth {
  #context: AudioContext | null = null;
  #rustle: AudioBuffer | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** *volume* is from 0 to 1. */
  play(sound: Sound, volume: number): void {
    if (typeof AudioContext === 'undefined' || volume <= 0) return;
    const context = this.#context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume(); // browsers wait until somebody has clicked
    const out = new GainNode(context, { gain: volume });
    out.connect(context.destination);
    for (const each of SCORES[sound]) this.#strike(context, each, out);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      void context.suspend(); // a silent one drains batteries
    }, SILENCE);
  }

  #strike(context: AudioContext, { at, lasts, pitch, to, loud, shape }: Note, out: AudioNode): void {
    const begin = context.currentTime + at;
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(loud, begin + RISE);
    envelope.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    envelope.connect(out);
    if (shape === 'noise') {
      const source = new AudioBufferSourceNode(context, { buffer: this.#noise(context) });
      source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 })).connect(envelope);
      source.start(begin);
      source.stop(begin + lasts);
      return;
    }
    const source = new OscillatorNode(context, { type: shape, frequency: pitch });
    if (to) source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    source.connect(envelope);
    source.start(begin);
    source.stop(begin + lasts);
  }

  #noise(context: AudioContext): AudioBuffer {
    if (!this.#rustle) {
      this.#rustle = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const samples = this.#rustle.getChannelData(0);
      for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
    }
    return this.#rustle;
  }
}

// What a line of the log sounds like: by the words of its key, which every game takes from the same few.
const END = /^game-over$/;
const LOSS = /(^|-)(lost|paid|spent|damaged|discarded|returned|gave|strikes)(-|$)/;
const GAIN = /(^|-)(gained|income|received|won|taken|bought|drew|drawn|dealt|kept|recruited|scored|fulfilled)(-|$)/;
const DICE = /(^|-)(die|dice)-(rolled|turned)$/;
const GIVERS = ['payer', 'giver'];
const TAKERS = ['payee', 'player'];

/** The most important sound of what just happened, for the player of that color (spectators have none). */
export function soundOf(lines: Line[], color: string): Sound | null {
  const heard = new Set(lines.filter((line) => !line.key.startsWith('table-')).map((line) => ofLine(line, color)));
  return (['end', 'loss', 'gain', 'dice', 'act'] as const).find((sound) => heard.has(sound)) ?? null;
}

function ofLine(line: Line, color: string): Sound {
  if (END.test(line.key)) return 'end';
  if (DICE.test(line.key)) return 'dice';
  if (!isAbout(line, color)) return 'act';
  const role = (line.parts ?? []).find(([, , word]) => word === color)?.[0] ?? '';
  if (GIVERS.includes(role)) return 'loss';
  if (LOSS.test(line.key)) return role === 'payee' ? 'gain' : 'loss';
  return GAIN.test(line.key) && TAKERS.includes(role) ? 'gain' : 'act';
}
