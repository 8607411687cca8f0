/** Marks the things on a board that journal lines are about: those that say so with `data-NATURE="WORD"`. */
import { people } from '../../lib/log/log';
import type { Line } from '../../lib/protocol';

/** `since`: what others did since I did something; `lit`: what a reader of the log points at. */
export type Mark = 'since' | 'lit';

const NO_THING = ['player', 'purse', 'number']; // natures

/** Marks them, each in the color of who did it; returns how to take the marks off again. */
export function mark(board: Element, lines: Line[], kind: Mark): () => void {
  const name = `data-${kind}`;
  const marked = lines.flatMap((line) => {
    const [color] = people(line);
    const found = color || kind === 'lit' ? placesOf(board, line, kind) : [];
    for (const element of found) element.setAttribute(name, color ?? '');
    return found;
  });
  return () => {
    for (const element of marked) element.removeAttribute(name);
  };
}

/** The things a line names; if there are none, who it is about is lit. */
function placesOf(board: Element, line: Line, kind: Mark): Element[] {
  const find = (nature: string, word: string): Element[] =>
    [...board.querySelectorAll(`[data-${nature}]`)].filter((each) => each.getAttribute(`data-${nature}`) === word);
  const things = (line.parts ?? []).filter(([, nature]) => !NO_THING.includes(nature));
  const found = things.flatMap(([, nature, word]) => find(nature, word));
  if (found.length || kind === 'since') return found;
  return people(line).flatMap((color) => find('player', color));
}
