/** Lights up what a lesson or the guide points at: everything on the page that says so with `data-KIND="WORD"`. */
import { keep } from './keep';

/** Kind and word, as in `data-city="erie"`. */
export type Thing = [kind: string, word: string];

const OWNERS = ['player', 'purse', 'area', 'hand', 'sheet'].map((kind) => `data-${kind}`);
const OWNED = OWNERS.map((name) => `[${name}]:not([${name}=""])`).join();

/**
 * Keep them lit, also when they are drawn anew; returns how to put the lights out.
 * Of what several players have, only what the player of that *color* has.
 */
export function spotlight(things: readonly Thing[], color = ''): () => void {
  if (!things.length) return () => undefined;
  let hasScrolled = false;

  function light(): Map<Element, string> {
    const found = things.flatMap((thing) => find(thing, color));
    if (found[0] && !hasScrolled) {
      hasScrolled = true;
      found[0].scrollIntoView({ block: 'nearest' });
    }
    return new Map(found.map((each) => [each, '']));
  }

  return keep(document.body, 'data-spotlight', light, things.map(([kind]) => `data-${kind}`));
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
