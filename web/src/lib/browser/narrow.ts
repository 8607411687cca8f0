/** Whether the screen is so small that parts of a table share tabs, beside or below the board; styles ask the same. */
import { MediaQuery } from 'svelte/reactivity';

const UPRIGHT = '(max-width: 40rem), (max-width: 56rem) and (orientation: portrait)';
const LYING = '(max-height: 36rem) and (orientation: landscape)';

export const narrow = typeof window.matchMedia === 'function'
  ? new MediaQuery(`${UPRIGHT}, ${LYING}`)
  : { current: false };
