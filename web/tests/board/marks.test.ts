import { expect, test } from 'vitest';
import { mark } from '../../src/board/lights/marks';
import { at, count, own, type Place, type Places, placesOf } from '../../src/board/lights/places';
import type { Line } from '../../src/lib/protocol';

interface Drive { key: 'drove'; player: string; line: string; city: string }
interface Pay { key: 'paid'; player: string; amount: number }
interface Stir { key: 'stirred'; disaster: string }
interface Lay { key: 'laid'; disaster: string }

const PLACES: Places<Drive | Pay | Stir | Lay> = {
  drove: ({ player, line, city }) => [at(`[data-line="${line}"]`), at(own(player, `[data-city="${city}"]`), '.city')],
  stirred: ({ disaster }) => [{ at: [`[data-track="${disaster}"]`], stirs: true }],
  laid: ({ disaster }) => [at(`[data-track="${disaster}"]`)],
};
const places = (line: Line): Place[] => placesOf(line, PLACES);

const DRAWN = `
  <p id="way" data-line="erie-albany"></p><p id="city" class="city"></p><p id="storm" data-track="storm"></p>
  <section id="red" data-player="red"></section><section id="barrel" data-player="barrel"></section>`;

function board(): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = DRAWN;
  return board;
}

const line = (key: string, ...parts: [string, string, string][]): Line => ({ seq: 0, at: 0, key, parts });
const drove = (player: string): Line =>
  line('drove', ['player', 'player', player], ['line', 'line', 'erie-albany'], ['city', 'city', 'erie']);
const paid = line('paid', ['player', 'player', 'red'], ['amount', 'number', '3']);
const marked = (within: Element, kind: string): string[] =>
  [...within.querySelectorAll(`[data-${kind}]`)].map((each) => `${each.id} ${each.getAttribute(`data-${kind}`) ?? ''}`);
const drawn = (): Promise<void> => new Promise((done) => {
  setTimeout(done);
});

test('what a line is about is marked in the paint of who did it, until the marks are taken off', () => {
  const within = board();
  const clear = mark(within, [drove('red')], 'since', places);
  expect(marked(within, 'since')).toEqual(['way red', 'city red']);
  clear();
  expect(within.innerHTML).toBe(DRAWN);
  mark(within, [drove('barrel')], 'lit', places);
  expect(marked(within, 'lit')).toEqual(['way yellow', 'city yellow']);
});

test('of several places a thing may be in, the first on the board counts, also when it comes later', async () => {
  const within = board();
  const clear = mark(within, [drove('red')], 'since', places);
  within.querySelector('#red')?.insertAdjacentHTML('beforeend', '<p id="own" data-city="erie"></p>');
  await drawn();
  expect(marked(within, 'since')).toEqual(['way red', 'own red']);
  within.querySelector('#own')?.remove();
  await drawn();
  expect(marked(within, 'since')).toEqual(['way red', 'city red']);
  clear();
});

test('a line about nothing on the board is about the player; no trail is left there', () => {
  const within = board();
  mark(within, [paid, line('table-joined', ['player', 'player', 'red'])], 'since', places);
  expect(marked(within, 'since')).toEqual([]);
  mark(within, [paid], 'lit', places);
  expect(marked(within, 'lit')).toEqual(['red red']);
});

test('what nobody did leaves a trail only where something stirs', () => {
  const [within, disaster] = [board(), ['disaster', 'disaster', 'storm']] as const;
  mark(within, [line('laid', [...disaster])], 'since', places);
  expect(marked(within, 'since')).toEqual([]);
  mark(within, [line('stirred', [...disaster])], 'since', places);
  expect(marked(within, 'since')).toEqual(['storm ']);
});

test('what followed by itself is not meant by what somebody did', () => {
  const [within, disaster] = [board(), ['disaster', 'disaster', 'storm']] as const;
  mark(within, [drove('red'), line('laid', [...disaster])], 'lit', places);
  expect(marked(within, 'lit')).toEqual(['way red', 'city red']);
  mark(within, [paid, line('laid', [...disaster])], 'lit', places);
  expect(marked(within, 'lit')).toContain('red red');
});

test('counters are found in the place of their player', () => {
  expect(count('red', 'cash')).toBe('[data-player="red"] [data-count="cash"]');
});
