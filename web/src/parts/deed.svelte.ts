/** Something that takes a moment and may be refused: once at a time, and what went wrong is told. */
import { Problem } from '../lib/api';
import { words } from './words.svelte';

export class Deed {
  busy = $state(false);
  wrong = $state('');

  /** Do it; *refused* are texts for some of the codes.  Tells whether it is done. */
  async do(work: () => Promise<void>, refused: Record<string, string> = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = '';
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const key = refused[error.code];
      this.wrong = key ? words.say(key) : words.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
