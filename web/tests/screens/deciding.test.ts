import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import ConfirmBar from '../../src/parts/ConfirmBar.svelte';
import Consent from '../../src/parts/Consent.svelte';
import UndoButton from '../../src/parts/UndoButton.svelte';
import { speak, speechFor } from './table';

beforeEach(() => speak('en'));

const deeds = () => ({ confirm: vi.fn(), cancel: vi.fn() });

test('what is chosen can be confirmed with Enter at once', async () => {
  const { confirm, cancel } = deeds();
  render(ConfirmBar, { text: 'Drive to Denver: banker ($3)', busy: false, confirm, cancel });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.keyboard('{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
});

test('Escape drops what is chosen, and tells where the focus was', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const { confirm, cancel } = deeds();
  render(ConfirmBar, { text: 'Drive to Denver', busy: false, confirm, cancel });
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledWith(before);
  expect(confirm).not.toHaveBeenCalled();
  before.remove();
});

test('what is on its way cannot be confirmed twice', async () => {
  const { confirm, cancel } = deeds();
  render(ConfirmBar, { text: 'Drive to Denver', busy: true, confirm, cancel });
  await userEvent.click(screen.getByRole('button', { name: 'Sending …' }));
  expect(confirm).not.toHaveBeenCalled();
});

const FREELY = { busy: false, asked: false, takeBack: vi.fn() };

test('undo says before the click that it is free', async () => {
  const takeBack = vi.fn();
  render(UndoButton, { undo: { needs: [] }, speech: await speechFor(0), ...FREELY, takeBack });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(takeBack).toHaveBeenCalledOnce();
});

test('undo says before the click who must agree', async () => {
  render(UndoButton, { undo: { needs: [1, 2] }, speech: await speechFor(0), ...FREELY });
  expect(screen.getByRole('button', { name: 'Ask to undo (Bea and Clara have to agree)' })).toBeTruthy();
});

test('while somebody asks, one can take back only what is free', async () => {
  const takeBack = vi.fn();
  const common = { speech: await speechFor(0), busy: false, asked: true, takeBack };
  const { rerender } = render(UndoButton, { undo: { needs: [1] }, ...common });
  await userEvent.click(screen.getByRole('button'));
  expect(takeBack).not.toHaveBeenCalled();
  await rerender({ undo: { needs: [] }, ...common });
  await userEvent.click(screen.getByRole('button'));
  expect(takeBack).toHaveBeenCalledOnce();
});

test('where there is nothing to take back there is no button', async () => {
  render(UndoButton, { undo: null, speech: await speechFor(0), ...FREELY });
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is asked can agree or refuse', async () => {
  const answer = vi.fn();
  render(Consent, { asked: { seat: 1, open: [0] }, speech: await speechFor(0), answer });
  expect(screen.getByRole('alert').textContent).toContain('Bea wants to undo');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(answer).toHaveBeenCalledWith(false);
});

test('who asks, and who is not asked, sees for whom it waits', async () => {
  const { rerender } = render(Consent, { asked: { seat: 1, open: [0] }, speech: await speechFor(1), answer: vi.fn() });
  expect(screen.getByRole('status').textContent).toBe('You asked to undo. Waiting for Anna.');
  await rerender({ speech: await speechFor(2) });
  expect(screen.getByRole('status').textContent).toBe('Bea asked to undo. Waiting for Anna.');
  expect(screen.queryByRole('button')).toBeNull();
});
