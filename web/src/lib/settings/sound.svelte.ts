/** Sound settings: off by default, and the volume. */
import { recall, remember } from '../browser/storage';
import { type Sound, Synth } from './synth';

const NAME = 'sound';
const USUAL = 60;

class Sounds {
  #on = $state(false);
  #volume = $state(USUAL); // from 0 to 100
  readonly #synth = new Synth();

  constructor() {
    const kept = (recall(NAME) ?? {}) as Record<string, unknown>;
    this.#on = kept.on === true;
    this.#volume = typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : USUAL;
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
    if (this.#on) this.#synth.play(sound, this.#volume / 100);
  }

  #keep(): void {
    remember(NAME, { on: this.#on, volume: this.#volume });
  }
}

export const sounds = new Sounds();
