/** Lights up what a lesson or the guide points at: everything on the page that says so with `data-KIND="WORD"`. */

/** Kind and word, as in `data-city="erie"`. */
export type Thing = [kind: string, word: string];

const LIT = 'data-spotlight';
const OWNERS = ['player', 'purse', 'area', 'hand', 'sheet'].map((kind) => `data-${kind}`);
const OWNED = OWNERS.map((name) => `[${name}]:not([${name}=""])`).join();

/**
 * Keep them lit, also when they are drawn anew; returns how to put the lights out.
 * Of what several players have, only what the player of that *color* has.
 */
export function spotlight(things: readonly Thing[], color = ''): () => void {
  let lit: Element[] = [];
  let hasScrolled = false;

  function light(): void {
    const found = things.flatMap((thing) => find(thing, color));
    for (const each of lit) if (!found.includes(each)) each.removeAttribute(LIT);
    for (const each of found) if (!each.hasAttribute(LIT)) each.setAttribute(LIT, '');
    lit = found;
    if (!lit[0] || hasScrolled) return;
    hasScrolled = true;
    lit[0].scrollIntoView({ block: 'nearest' });
  }

  const attributeFilter = [...new Set(things.map(([kind]) => `data-${kind}`))];
  const watch = new MutationObserver(light);
  if (things.length) {
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    light();
  }
  return () => {
    watch.disconnect();
    for (const each of lit) each.removeAttribute(LIT);
  };
}

/** The elements with that name: mine if there are any, or those that belong to nobody, or all. */
function find([kind, word]: Thing, color: string): Element[] {
  const name = `data-${kind}`;
  const found = [...document.querySelectorAll(`[${name}]`)].filter((each) => each.getAttribute(name) === word);
  for (const wanted of [color, '']) {
    const those = found.filter((each) => ownerOf(each) === wanted);
    if (those.length) return those;
  }
  return found;
}

/** The color of the player whose place this is in; empty, if it is in nobody's. */
function ownerOf(element: Element): string {
  const place = element.parentElement?.closest(OWNED);
  return OWNERS.map((name) => place?.getAttribute(name)).find(Boolean) ?? '';
}
