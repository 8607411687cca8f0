/** Sound settings: on and low by default, from the first click or key press on. */
import { recall, remember } from '../browser/storage';
import { type Sound, Synth } from './synth';

const NAME = 'sound';
const USUAL = 25;

class Sounds {
  #on = $state(true);
  #volume = $state(USUAL); // from 0 to 100
  readonly #synth = new Synth();
  #touched = false; // browsers stay silent until somebody has clicked, tapped or typed

  constructor() {
    const kept = (recall(NAME) ?? {}) as Record<string, unknown>;
    this.#on = kept.on !== false;
    this.#volume = typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : USUAL;
    const touch = (): void => {
      this.#touched = true;
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch, { capture: true, once: true });
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    this.#keep();
    this.play('turn');
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    this.#keep();
  }

  play(sound: Sound): void {
    if (this.#on && this.#touched) this.#synth.play(sound, this.#volume / 100);
  }

  #keep(): void {
    remember(NAME, { on: this.#on, volume: this.#volume });
  }
}

export const sounds = new Sounds();
