/** A request somebody submitted: one at a time, with the reason if it fails. */
import { words } from '../texts/words.svelte';
import { Problem } from './api';

export class Submission {
  busy = $state(false);
  error = $state('');

  /** Run *work*; *texts* has text keys for some error codes.  Resolves to whether it succeeded. */
  async run(work: () => Promise<void>, texts: Record<string, string> = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = '';
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const key = texts[error.code];
      this.error = key ? words.say(key) : words.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
