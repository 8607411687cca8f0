import { expect, test } from 'vitest';
import { addedUp, deeds, type Joining, type Told } from '../../../src/lib/texts/deeds';

const JOINING: Joining = {
  leads: {
    drove: { clauses: ['settled'], effects: ['paid'], details: ['revealed', 'refused'] },
    built: { before: ['paid'] },
    struck: { effects: ['moved'] },
  },
  sums: ['paid'],
};

/** `drove red`: the key and the people of a line; `(drove red)` was undone. */
function told(text: string): Told {
  const [key = '', ...people] = text.replace(/[()]/g, '').split(' ');
  const parts = people.map((word): [string, string, string] => ['player', 'player', word]);
  return { key, parts, ...(text.startsWith('(') ? { gone: true } : {}) };
}

const written = ({ key, parts = [] }: Told) => [key, ...parts.map(([, , word]) => word)].join(' ');

const grouped = (...lines: string[]) =>
  deeds(lines.map(told), JOINING).map((deed) => deed.lines.map(written).join(', '));

test.each([
  [['drove red', 'settled red', 'paid red'], ['drove red, settled red, paid red']],
  [['income red', 'drove red'], ['income red', 'drove red']],
  [['drove red', 'drove red'], ['drove red', 'drove red']],
  [['settled red'], ['settled red']],
])('what follows a lead joins it: %s', (lines, found) => {
  expect(grouped(...lines)).toEqual(found);
});

test('lines before a lead wait for it, and stand alone if another one leads', () => {
  expect(grouped('paid red', 'built red')).toEqual(['paid red, built red']);
  expect(grouped('built red', 'paid red', 'built red')).toEqual(['built red', 'paid red, built red']);
  expect(grouped('paid red', 'drove red')).toEqual(['paid red', 'drove red']);
  expect(grouped('paid red', 'built blue')).toEqual(['paid red', 'built blue']);
});

test('everybody has their own deed, which continues where it began', () => {
  expect(grouped('drove red', 'drove blue', 'settled red', 'paid blue red'))
    .toEqual(['drove red, settled red', 'drove blue, paid blue red']);
});

test('a line that mentions nobody joins the latest deed, or ends all of them', () => {
  expect(grouped('drove red', 'revealed', 'settled red')).toEqual(['drove red, revealed, settled red']);
  expect(grouped('drove red', 'struck', 'moved', 'settled red')).toEqual(['drove red', 'struck, moved', 'settled red']);
});

test('only a detail joins the deed of somebody it does not mention', () => {
  expect(grouped('drove red', 'refused blue', 'settled blue')).toEqual(['drove red, refused blue', 'settled blue']);
});

test('undone lines do not join the others', () => {
  expect(grouped('drove red', '(settled red)', 'settled red')).toEqual(['drove red, settled red', 'settled red']);
});

test('numbers are added up if nothing else differs', () => {
  const paid = (to: string, amount: number): Told => ({
    key: 'paid', parts: [['payee', 'purse', to], ['amount', 'number', String(amount)]],
  });
  const lines = [paid('bank', 1), paid('red', 2), paid('bank', 3), { key: 'built' }, { key: 'built' }];
  const sums = addedUp(lines, ['paid']);
  expect(sums.map(written)).toEqual(['paid bank 4 2', 'paid red 2 1', 'built 1', 'built 1']);
});
