import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CHOICES, coach, freshView, lay, passenger, road, route, thing } from './position';

const travel = (city: string) => CHOICES.find(({ word }) => word === city) ?? null;

test('a city selected elsewhere shows the route and who gets paid', async () => {
  const { board, show } = await lay({ choices: CHOICES });
  expect(board.querySelector('[data-ticket]')).toBeNull();
  expect(board.querySelectorAll('.way')).toHaveLength(0);
  await show({ selected: travel('el_paso') });
  const [way] = freshView().ways.el_paso ?? [];
  expect(board.querySelectorAll('.way.strong .march')).toHaveLength(way?.lines.length ?? 0);
  expect(board.querySelector('[data-ticket="el_paso"]')?.textContent).toContain('$4 to the bank');
  expect(board.querySelector('[data-city="el_paso"]')?.classList).toContain('shown');
});

test('several routes can be told apart, each with its fare', async () => {
  const { board } = await lay({ choices: CHOICES, selected: travel('dallas') });
  const ways = freshView().ways.dallas ?? [];
  expect(board.querySelectorAll('[data-ticket] li')).toHaveLength(ways.length);
  expect(board.querySelectorAll('.way')).toHaveLength(ways.length);
  expect(board.querySelector('[data-ticket]')?.textContent).toContain('to Jim');
});

test('hovering previews a choice even if another one is selected', async () => {
  const user = userEvent.setup();
  const { board } = await lay({ choices: CHOICES, selected: travel('dallas') });
  await user.hover(thing(board, '[data-city="st_paul"]'));
  expect(board.querySelector('[data-ticket="st_paul"]')).not.toBeNull();
  await user.unhover(thing(board, '[data-city="st_paul"]'));
  expect(board.querySelector('[data-ticket="dallas"]')).not.toBeNull();
});

test('a road is previewed before it is built', async () => {
  const choice = road('st_paul-omaha');
  const { board, show } = await lay({ choices: [choice], step: 'purchase' });
  expect(board.querySelector('.ghost')).toBeNull();
  await show({ selected: choice });
  expect(board.querySelector('[data-road="st_paul-omaha blue"]')?.classList).toContain('ghost');
});

test('the coach is highlighted, and the passenger is shown in the city', async () => {
  const { board, show } = await lay({ choices: [coach('3')], selected: coach('3'), step: 'purchase' });
  expect(board.querySelector('[data-slot="3"]')?.classList).toContain('shown');
  const choice = passenger('settle', 'sergeant', 2);
  await show({ choices: [choice], selected: choice });
  expect(board.querySelector(`[data-city="${freshView().stagecoach}"] .ghost`)).not.toBeNull();
});

test('the selected route stands out among those on offer', async () => {
  const view = freshView();
  view.ways = { dallas: view.ways.dallas ?? [] };
  const { board } = await lay({ view, choices: [route(1), route(2)], selected: route(2), step: 'routing' });
  expect(board.querySelector('[data-route="2"]')?.classList).toContain('strong');
  expect(board.querySelector('[data-route="1"]')?.classList).not.toContain('strong');
});

test('a selection that is no longer offered is not shown', async () => {
  const { board } = await lay({ choices: [], selected: travel('dallas') });
  expect(board.querySelector('[data-ticket]')).toBeNull();
});
