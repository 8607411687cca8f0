import type { Choice } from '../lib/protocol';

/** Scrolls to where the decision is about: the place on the board of the first choice that has one. */
export function reveal(board: HTMLElement, choices: Choice[]): void {
  const offers = [...board.querySelectorAll('[data-offer]')];
  const found = choices.map(({ words }) => offers.find((each) => each.getAttribute('data-offer') === words));
  const place = found.find((each) => each !== undefined)?.closest('[data-place]');
  if (place && 'scrollIntoView' in place) place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
