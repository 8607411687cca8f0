import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '../../src/lib/protocol';
import { grouped } from '../../src/lib/table/choices';
import Choices from '../../src/parts/play/Choices.svelte';
import ConfirmBubble from '../../src/parts/play/ConfirmBubble.svelte';
import { PASS, road, speak, speechFor } from '../sampleTable';

const NO_DRIVE = { tone: 'beware' as const, key: 'no-drive', facts: { cash: 0 } };
const JOINS = { tone: 'good' as const, key: 'joins' };
const WARNED: Choice = { ...road('albany-erie'), remarks: [NO_DRIVE] };

beforeEach(() => speak('en'));

test('the list warns before anything is picked', async () => {
  const speech = await speechFor(0);
  render(Choices, {
    choices: [PASS, WARNED], step: 'purchase', speech, selected: null, busy: false, pick: vi.fn(),
  });
  const button = screen.getByRole('button', { name: /^Build the Albany–Erie road/ });
  expect(button.textContent).toContain('⚠ After this you can’t drive this turn: with $0 left');
  expect(screen.getByRole('button', { name: /Buy nothing/ }).textContent).not.toContain('⚠');
});

test('the button that confirms it is described by the warning', async () => {
  const speech = await speechFor(0);
  const props = { text: 'Build', busy: false, confirm: vi.fn(), cancel: vi.fn() };
  render(ConfirmBubble, { ...props, remarks: speech.remarks(WARNED) });
  const described = screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/After this you can’t drive/);
});

test('what is good for something comes first in its group', () => {
  const choices = [road('albany-erie'), road('albany-utica'), { ...road('utica-erie'), remarks: [JOINS] }];
  const [group] = grouped(choices.map((choice) => ({ choice, text: '' })));
  expect(group?.offers.map(({ choice }) => choice.word)).toEqual(['utica-erie', 'albany-erie', 'albany-utica']);
});
