import { expect, test } from 'vitest';
import type { PioneerDaysView, PlayerView } from '../../src/games/pioneer_days/types';
import { freshView, lay, me, SEAT, speak } from './position';

function other(view: PioneerDaysView): PlayerView {
  const player = view.players.find(({ seat }) => seat !== SEAT);
  if (!player) throw new Error('nobody sits there');
  return player;
}

const secrets = (board: Element) => [...board.querySelectorAll('[data-secret]')]
  .map((row) => [row.getAttribute('data-secret'), ...[...row.querySelectorAll('dd')].map((dd) => dd.textContent)]);

test('secrets of others are drawn if all hands are open', async () => {
  const view = freshView();
  const card = me(view).board;
  const [town] = view.towns;
  if (!card || !town) throw new Error('there is no board, or no town');
  Object.assign(other(view), {
    dealt: [card], drawn: [2, 4], pledged: { towns: [town.name], tiles: [], tokens: [3] },
  });
  const speech = await speak();
  const { board } = await lay({ view });
  expect(secrets(board)).toEqual([
    ['dealt', speech.name('board', card.name)],
    ['drawn', '2', '4'],
    ['pledged', speech.name('town', town.name), expect.stringContaining('3')],
  ]);
});

test('otherwise they are not', async () => {
  expect(secrets((await lay()).board)).toEqual([]);
});
