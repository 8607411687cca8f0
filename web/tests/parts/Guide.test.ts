import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGuided } from '../../src/lib/opening/guides';
import { findGuide } from '../../src/parts/help/findGuide';
import Guide from '../../src/parts/help/Guide.svelte';
import { readTexts } from '../../src/lib/texts/texts';
import { speak, speechFor } from '../sampleTable';

const GAMES = ['pioneers', 'pioneer_days', 'colorado'];

let map: HTMLElement;

beforeEach(async () => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  map = document.body.appendChild(document.createElement('div'));
  map.dataset.guide = 'map';
  await speak('en');
});
afterEach(() => {
  map.remove();
});

async function show(plays = true) {
  const closed = vi.fn();
  const { component } = render(Guide, { game: 'pioneers', speech: await speechFor(0), plays, closed });
  return { closed, component: component as unknown as { show: () => Promise<void> } };
}

test('the first game has a guide, until it is closed with Escape', async () => {
  const { closed } = await show();
  expect(await screen.findByRole('dialog', { name: 'Your first game' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
  expect([isGuided('pioneers'), isGuided('colorado')]).toEqual([true, false]);
});

test('a pointer lights up what it is about', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /stagecoach/ }));
  expect(map.hasAttribute('data-spotlight')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(map.hasAttribute('data-spotlight')).toBe(false);
});

test('somebody who has closed it can call it back', async () => {
  localStorage.setItem('westbound.guides', '["pioneers"]');
  const { component } = await show();
  expect(screen.queryByRole('dialog')).toBeNull();
  await component.show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your first game' }));
});

test('whoever does not play sees none', async () => {
  const { component } = await show(false);
  await component.show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(GAMES.flatMap((game) => (['en', 'fr', 'de'] as const).map((language) => [game, language] as const)))(
  '%s points at three things, in %s',
  async (game, language) => {
    const pointers = await findGuide(game);
    const texts = await readTexts(language, game);
    expect(pointers).toHaveLength(3);
    expect(['goal', ...pointers].filter((each) => !texts.has(`guide-${each}`))).toEqual([]);
  },
);
