import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import Consequences from '../../src/parts/play/Consequences.svelte';
import { speak, speechFor } from '../sampleTable';

beforeEach(() => speak('en'));

test('the effects of a choice are shown once they are known, in a space that is already there', async () => {
  const speech = await speechFor(0);
  const { rerender } = render(Consequences, { foresight: null, speech });
  const place = screen.getByRole('status', { name: 'This would happen:' });
  expect(place.textContent.trim()).toBe('');
  await rerender({ foresight: { words: 'pass', lines: [], then: 'secret' }, speech });
  expect(place.textContent.trim()).toBe('This would happen: What follows depends on something hidden.');
});
