// What can be chosen on a board right now: a choice that is drawn there need not be listed.

/** The words of all choices that a board shows. */
export function offered(board: Element): string[] {
  const things = [...board.querySelectorAll('[data-offer]')].filter(isVisible);
  return [...new Set(things.map((thing) => thing.getAttribute('data-offer') ?? ''))].sort();
}

/** Calls back when things on a board may have become choices, or be none any longer. */
export function watchOffers(board: Element, tell: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(isAboutOffers)) tell();
  });
  observer.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-offer'] });
  return () => {
    observer.disconnect();
  };
}

function isAboutOffers({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'attributes' || [...addedNodes, ...removedNodes].some((node) =>
    node instanceof Element && (node.matches('[data-offer]') || node.querySelector('[data-offer]') !== null));
}

function isVisible(thing: Element): boolean {
  return typeof thing.checkVisibility !== 'function' || thing.checkVisibility();
}
