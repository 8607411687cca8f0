import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spotlight } from '../../src/board/lights/spotlight';

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});
afterEach(() => {
  document.body.innerHTML = '';
});

const lit = (): string[] => [...document.querySelectorAll('[data-spotlight]')].map(({ id }) => id);
const drawn = (): Promise<void> => new Promise((done) => {
  setTimeout(done);
});

test('what is pointed at is lit, until the light is put out', () => {
  document.body.innerHTML = '<p id="erie" data-city="erie"></p><p id="ohio" data-city="ohio"></p>';
  const clear = spotlight([['city', 'erie']]);
  expect(lit()).toEqual(['erie']);
  expect(scrolled).toHaveBeenCalledOnce();
  clear();
  expect(lit()).toEqual([]);
});

test('what comes later, or is drawn anew, is lit as well; what is something else now is not', async () => {
  const clear = spotlight([['die', 'red wood']]);
  expect(lit()).toEqual([]);
  document.body.innerHTML = '<p id="one" data-die="red wood"></p>';
  await drawn();
  expect(lit()).toEqual(['one']);
  document.body.innerHTML = '<p id="two" data-die="red wood"></p><p id="three" data-die="red mine"></p>';
  await drawn();
  expect(lit()).toEqual(['two']);
  document.getElementById('two')?.setAttribute('data-die', 'red mine');
  document.getElementById('three')?.setAttribute('data-die', 'red wood');
  await drawn();
  expect(lit()).toEqual(['three']);
  expect(scrolled).toHaveBeenCalledOnce();
  clear();
});

test('of what several players have, only mine is lit', () => {
  document.body.innerHTML = `
    <section data-player="blue"><p id="theirs" data-count="money"></p><p id="blue" data-card="cowhand"></p></section>
    <section data-player="red"><p id="mine" data-count="money"></p></section>
    <p data-hand=""><b id="anybodys" data-card="cowhand"></b></p>`;
  const clear = spotlight([['count', 'money'], ['card', 'cowhand']], 'red');
  expect(lit()).toEqual(['mine', 'anybodys']);
  clear();
});

test('with nothing to look at, nothing happens', async () => {
  document.body.innerHTML = '<p id="erie" data-city="erie"></p>';
  const clear = spotlight([]);
  document.body.append(document.createElement('p'));
  await drawn();
  expect(lit()).toEqual([]);
  clear();
});
