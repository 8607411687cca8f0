/** What stands for this browser where nobody is signed in. */
import { recall, remember } from '../browser/storage';

const NAME = 'device';
const BYTES = 16;

/** Random digits, the same from now on. */
export function device(): string {
  const kept = recall(NAME);
  if (typeof kept === 'string') return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(NAME, made);
  return made;
}
