import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TurnNotices from '../../src/parts/notices/TurnNotices.svelte';
import { speak } from '../sampleTable';

let asked: [string, string, unknown][];
let answers: Record<string, unknown>;

beforeEach(async () => {
  await speak('en');
  document.cookie = 'csrftoken=token';
  asked = [];
  answers = {
    'GET /api/notices/key': { push: 'BA', mail: true, hooks: true },
    'GET /api/tables/abc/wishes': [],
  };
  vi.stubGlobal('fetch', vi.fn((address: string, { method, body }: RequestInit) => {
    asked.push([String(method), address, typeof body === 'string' ? JSON.parse(body) : null]);
    const answer = answers[`${String(method)} ${address}`];
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => render(TurnNotices, { table: 'abc', ownKey: 'key' });

test('a browser without notifications says so', () => {
  open();
  expect(screen.getByText(/This browser can’t show notifications/)).toBeTruthy();
});

test('notices that the server cannot send are not offered', async () => {
  answers['GET /api/notices/key'] = { push: 'BA', mail: false, hooks: false };
  open();
  await vi.waitFor(() => {
    expect(asked.length).toBe(2);
  });
  expect(screen.queryByLabelText('By email')).toBeNull();
  expect(screen.queryByText('For programs: a webhook')).toBeNull();
});

test('an address can be added, and has to be confirmed', async () => {
  const wish = { id: 'w', kind: 'mail', target: 'a@b.example', confirmed: false, secret: '' };
  answers['PUT /api/tables/abc/wishes'] = wish;
  open();
  await userEvent.type(await screen.findByLabelText('By email'), ' a@b.example ');
  answers['GET /api/tables/abc/wishes'] = [wish];
  await userEvent.click(screen.getByRole('button', { name: 'Email me' }));
  expect((await screen.findByRole('status')).textContent).toContain('We’ve sent an email to a@b.example.');
  expect(asked).toContainEqual(
    ['PUT', '/api/tables/abc/wishes', { kind: 'mail', target: 'a@b.example', language: 'en' }],
  );
  expect(screen.getByText(/not confirmed yet/)).toBeTruthy();
  answers['DELETE /api/tables/abc/wishes/w'] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Stop notifications to a@b.example' }));
  expect(await screen.findByText('No more notifications to a@b.example.')).toBeTruthy();
});

test('a wrong address is explained', async () => {
  const reason = 'target: nowhere.invalid is not a public address';
  answers['PUT /api/tables/abc/wishes'] = Response.json({ code: 'malformed', reason }, { status: 400 });
  open();
  await userEvent.type(await screen.findByLabelText('Address'), 'https://nowhere.invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const said = 'This address can’t be used: nowhere.invalid is not a public address';
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});
