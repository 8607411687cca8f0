import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../src/lib/account/account.svelte';
import { keep, mine } from '../../src/lib/account/seatKeys';
import Account from '../../src/screens/Account.svelte';
import { speak } from '../sampleTable';

const CODE = 'abcde-fghjk-mnpqr-stuvw';
const SHARES = [{ players: 2, played: 3, won: 2 }];
const TALLY = { game: 'pioneers', played: 3, won: 1, shared: 1, average: 33.3, best: 40, by_players: SHARES };
let answers: Record<string, () => Response>;
const asked: [string, unknown][] = [];

beforeEach(async () => {
  localStorage.clear();
  account.leave(false);
  asked.length = 0;
  await speak('en');
  answers = {
    'POST /api/me': () => Response.json({ name: 'Anna', token: 'me.x', code: CODE }),
    'POST /api/me/devices': () => Response.json({ code: 'wrong-key', reason: '' }, { status: 401 }),
    'GET /api/me': () => Response.json({
      name: 'Anna', since: 1, devices: [{ at: 1, this: true }], games: [], tallies: [TALLY],
    }),
    'PUT /api/me/games': () => Response.json({ kept: [], gone: [], void: [], later: [] }),
    'POST /api/mine': () => Response.json({ games: [], gone: [], void: [], later: [] }),
  };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const line = `${init.method ?? ''} ${address}`;
    asked.push([line, JSON.parse((init.body as string | null) ?? 'null')]);
    return Promise.resolve(answers[line]?.() ?? new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function claim(): Promise<void> {
  render(Account);
  const [name] = screen.getAllByLabelText('Your name');
  const [passphrase] = screen.getAllByLabelText('Passphrase');
  if (!name || !passphrase) throw new Error('nothing to fill in');
  await userEvent.type(name, 'Anna');
  await userEvent.type(passphrase, 'many a mile');
  await userEvent.click(screen.getByRole('button', { name: 'Claim this name' }));
}

test('a claimed name shows its recovery code once, and the statistics', async () => {
  await claim();
  expect(await screen.findByText(CODE)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Signed in as Anna' })).toBeTruthy();
  expect(await screen.findByText('with 2 players: 2 of 3 won')).toBeTruthy();
  expect(screen.getByText('33.3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve written it down' }));
  expect(screen.queryByText(CODE)).toBeNull();
  expect(localStorage.getItem('westbound.account')).not.toContain(CODE);
});

test('a taken name is explained in words', async () => {
  answers['POST /api/me'] = () => Response.json({ code: 'not-now', reason: 'taken' }, { status: 409 });
  await claim();
  expect((await screen.findByRole('alert')).textContent).toContain('This name is taken');
  expect(account.isSignedIn).toBe(false);
});

test('a wrong passphrase looks like a wrong name', async () => {
  render(Account);
  await userEvent.type(screen.getAllByLabelText('Your name')[1] ?? document.body, 'Anna');
  await userEvent.type(screen.getAllByLabelText('Passphrase')[1] ?? document.body, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong name or passphrase.');
});

test.each([[true, 0], [false, 1]])('signing out asks whether the games go: %s', async (removes, left) => {
  await claim();
  answers['GET /api/me'] = () => Response.json({
    name: 'Anna', since: 1, devices: [{ at: 1, this: true }],
    games: [{ table: 't1', seat: 0, key: 'one', seen: 0, at: 1 }], tallies: [],
  });
  keep('t1', 'one', 0);
  const box = await screen.findByLabelText(/Remove my games/);
  if (!removes) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Claim this name' })).toBeTruthy();
  expect(asked).toContainEqual(['DELETE /api/me/devices', { everywhere: false }]);
  expect(mine().length).toBe(left);
});

test('deleting needs the passphrase, and says what stays', async () => {
  await claim();
  await userEvent.click(screen.getByText('Delete my name and data', { selector: 'summary' }));
  expect(screen.getByText(/The games themselves stay/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/replace my name with my color/));
  await userEvent.type(screen.getByLabelText('Passphrase'), 'many a mile');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my name and data' }));
  expect(await screen.findByRole('button', { name: 'Claim this name' })).toBeTruthy();
  expect(asked).toContainEqual(['DELETE /api/me', { passphrase: 'many a mile', redact: true }]);
});
