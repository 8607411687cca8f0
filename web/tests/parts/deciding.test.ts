import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import ConfirmBubble from '../../src/parts/play/ConfirmBubble.svelte';
import Consent from '../../src/parts/play/Consent.svelte';
import UndoButton from '../../src/parts/play/UndoButton.svelte';
import { speak, speechFor } from '../sampleTable';

beforeEach(() => speak('en'));

const deeds = () => ({ confirm: vi.fn(), cancel: vi.fn() });

test('a selected choice can be confirmed with Enter at once', async () => {
  const { confirm, cancel } = deeds();
  render(ConfirmBubble, { text: 'Drive to Denver: banker ($3)', busy: false, confirm, cancel });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.keyboard('{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
});

test('Escape cancels the selection, and returns the focus', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const { confirm, cancel } = deeds();
  render(ConfirmBubble, { text: 'Drive to Denver', busy: false, confirm, cancel });
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledWith(before);
  expect(confirm).not.toHaveBeenCalled();
  before.remove();
});

test('a pending action cannot be confirmed twice', async () => {
  const { confirm, cancel } = deeds();
  render(ConfirmBubble, { text: 'Drive to Denver', busy: true, confirm, cancel });
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

test('undo says before the click who has to agree', async () => {
  render(UndoButton, { undo: { needs: [1, 2] }, speech: await speechFor(0), ...FREELY });
  expect(screen.getByRole('button', { name: 'Ask to undo (Bea and Clara have to agree)' })).toBeTruthy();
});

test('during a request, only free undo is possible', async () => {
  const takeBack = vi.fn();
  const common = { speech: await speechFor(0), busy: false, asked: true, takeBack };
  const { rerender } = render(UndoButton, { undo: { needs: [1] }, ...common });
  await userEvent.click(screen.getByRole('button'));
  expect(takeBack).not.toHaveBeenCalled();
  await rerender({ undo: { needs: [] }, ...common });
  await userEvent.click(screen.getByRole('button'));
  expect(takeBack).toHaveBeenCalledOnce();
});

test('without anything to undo there is no button', async () => {
  render(UndoButton, { undo: null, speech: await speechFor(0), ...FREELY });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the others can agree or refuse', async () => {
  const answer = vi.fn();
  render(Consent, { asked: { seat: 1, open: [0] }, speech: await speechFor(0), answer });
  expect(screen.getByRole('alert').textContent).toContain('Bea wants to undo');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(answer).toHaveBeenCalledWith(false);
});

test('everyone else sees who the request is waiting for', async () => {
  const { rerender } = render(Consent, { asked: { seat: 1, open: [0] }, speech: await speechFor(1), answer: vi.fn() });
  expect(screen.getByRole('status').textContent).toBe('You asked to undo. Waiting for Anna.');
  await rerender({ speech: await speechFor(2) });
  expect(screen.getByRole('status').textContent).toBe('Bea asked to undo. Waiting for Anna.');
  expect(screen.queryByRole('button')).toBeNull();
});
