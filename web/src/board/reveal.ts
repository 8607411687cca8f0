/** Scrolls to what the decision is about: the first choice on the board, and as much as possible of its place. */
export function reveal(board: HTMLElement, words: string[]): void {
  const things = [...board.querySelectorAll('[data-offer]')];
  const found = words.map((each) => things.find((thing) => thing.getAttribute('data-offer') === each));
  const thing = found.find((each) => each !== undefined);
  for (const each of [thing?.closest('[data-place]'), thing]) {
    if (each && 'scrollIntoView' in each) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
