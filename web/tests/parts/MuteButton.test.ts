import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sounds } from '../../src/lib/settings/sound.svelte';
import MuteButton from '../../src/parts/page/MuteButton.svelte';
import { speak } from '../sampleTable';

test('one press mutes, another one does not', async () => {
  await speak('en');
  render(MuteButton);
  const button = screen.getByRole('button', { name: 'Mute sounds', pressed: false });
  await userEvent.click(button);
  expect([sounds.on, button.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  await userEvent.click(button);
  expect([sounds.on, button.getAttribute('aria-pressed')]).toEqual([true, 'false']);
});
