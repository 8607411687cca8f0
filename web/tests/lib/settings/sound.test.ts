import { beforeEach, expect, test, vi } from 'vitest';

const play = vi.hoisted(() => vi.fn());
vi.mock(import('../../../src/lib/settings/synth'), () => ({ Synth: class { play = play; } }) as never);

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  play.mockClear();
});

const load = async () => (await import('../../../src/lib/settings/sound.svelte')).sounds;
const touch = (kind = 'pointerdown') => window.dispatchEvent(new Event(kind));

test('sounds are on, and low', async () => {
  const sounds = await load();
  touch();
  sounds.play('dice');
  expect(sounds.on).toBe(true);
  expect(play).toHaveBeenCalledWith('dice', 0.25);
});

test.each(['pointerdown', 'keydown'])('a page that nobody has touched is silent, until a %s', async (kind) => {
  const sounds = await load();
  sounds.play('turn');
  expect(play).not.toHaveBeenCalled();
  touch(kind);
  sounds.play('turn');
  expect(play).toHaveBeenCalledOnce();
});

test('muted stays muted', async () => {
  const sounds = await load();
  touch();
  sounds.on = false;
  sounds.play('dice');
  expect(play).not.toHaveBeenCalled();
  vi.resetModules();
  expect((await load()).on).toBe(false);
});

test('whoever chose a volume keeps it', async () => {
  localStorage.setItem('westbound.sound', JSON.stringify({ on: true, volume: 60 }));
  const sounds = await load();
  touch();
  sounds.play('gain');
  expect(play).toHaveBeenCalledWith('gain', 0.6);
});
