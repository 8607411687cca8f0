/** Marks the things on a board that journal lines are about. */
import { people } from '../../lib/log/log';
import type { Line } from '../../lib/protocol';
import { SHOW } from '../pointer/camera.svelte';
import { SEAT_MARKS } from '../seatMarks';
import { keep } from './keep';
import { at, elementAt, type Place } from './places';

/** `since`: what others did since I did something; `lit`: what a reader of the log points at. */
export type Mark = 'since' | 'lit';

/** Keeps them marked, each in the paint of who did it; returns how to take the marks off again. */
export function mark(board: Element, lines: Line[], kind: Mark, placesOf: (line: Line) => Place[]): () => void {
  // What follows by itself is not meant by what somebody did.
  const somebodys = kind === 'since' || lines.some((line) => people(line).length);
  const things = lines.map((line) => {
    const [color = ''] = people(line);
    const places = placesOf(line).filter(({ stirs }) => !somebodys || color || stirs);
    return { paint: paintOf(color), places };
  });
  const doers = lines.flatMap(people).map((color) =>
    ({ paint: paintOf(color), places: [at(`[data-player="${color}"]`)] }));

  function find(): Map<Element, string> {
    const found = elementsAt(board, things);
    return found.size || kind === 'since' ? found : elementsAt(board, doers);
  }

  const named = things.flatMap(({ places }) => places.flatMap((place) => place.at.join().match(/data-[a-z]+/g) ?? []));
  const clear = keep(board, `data-${kind}`, find, named);
  if (kind === 'lit') bringIntoSight([...find().keys()][0]);
  return clear;
}

function paintOf(color: string): string {
  return SEAT_MARKS[color]?.paint ?? '';
}

function elementsAt(board: Element, things: { paint: string; places: Place[] }[]): Map<Element, string> {
  return new Map(things.flatMap(({ paint, places }) => places.flatMap((place): [Element, string][] => {
    const element = elementAt(board, place);
    return element ? [[element, paint]] : [];
  })));
}

/** Scrolls there; a map it is on pans. */
function bringIntoSight(thing: Element | undefined): void {
  if (!thing || !('scrollIntoView' in thing)) return;
  thing.dispatchEvent(new CustomEvent(SHOW, { bubbles: true }));
  const map = thing instanceof SVGElement ? thing.ownerSVGElement : null;
  (map ?? thing).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
