import { describe, expect, test } from 'vitest';
import { placed } from '../../../src/lib/editions/complaints';
import { at, type Content } from '../../../src/lib/editions/content';
import { editorPages } from '../../../src/lib/editions/editorPages';
import { begun, done, redone, undone } from '../../../src/lib/editions/history';
import {
  addPoint, connect, drawn, moveCorner, movePoint, type Point, removeCorner, removePoint,
} from '../../../src/lib/editions/mapDrawing';
import { requestedEdition, newTablePath } from '../../../src/lib/editions/newTableLink';
import { CITIES, CONTENT, MAP, SECTIONS, STEPS } from './form';

function point(id: string, content: Content = CONTENT): Point {
  const found = drawn(content, SECTIONS, MAP).points.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

const lines = (content: Content): string[] =>
  drawn(content, SECTIONS, MAP).lines.map(({ from, to }) => `${from.label} – ${to.label}`);

describe('a map', () => {
  test('has points, lines and shapes', () => {
    const { points, shapes } = drawn(CONTENT, SECTIONS, MAP);
    expect(points.map(({ label, x, y }) => [label, x, y])).toEqual([
      ['Albany', 10, 20], ['Utica', 30, 20], ['Start', 5, 5], ['durango', 10, 10], ['elkhead', 60, 10],
      ['durango 1', 5, 5], ['durango 2', 15, 5], ['durango 3', 15, 15], ['elkhead 1', 55, 5],
    ]);
    expect(shapes.map(({ label, corners, tint }) => [label, corners.length, tint])).toEqual([
      ['durango', 4, 0], ['elkhead', 0, 1],
    ]);
    expect(lines(CONTENT)).toEqual([
      'Start – Albany', 'Albany – Utica', 'durango 1 – durango', 'durango 2 – durango 1', 'durango 3 – durango 2',
      'durango 3 – durango', 'elkhead 1 – elkhead', 'durango – elkhead',
    ]);
  });

  test('a point is moved, and stays on the map', () => {
    expect(at(movePoint(CONTENT, point('side.cities.albany'), 12.4, 7.6, MAP), ['side', 'cities', 'albany']))
      .toEqual({ label: 'Albany', x: 12, y: 8 });
    expect(at(movePoint(CONTENT, point('regions[1]'), 500, -3, MAP), ['regions', 0, 'flag'])).toEqual([100, 0]);
  });

  test('a new point has a name and a label', () => {
    const { content, id } = addPoint(CONTENT, CITIES, 40, 41, MAP);
    expect(id).toBe('side.cities.new');
    expect(at(content, ['side', 'cities', 'new'])).toEqual({ label: 'New', x: 40, y: 41 });
  });

  test('a new step comes after the selected one, in its region', () => {
    const { content, id } = addPoint(CONTENT, STEPS, 58, 8, MAP, point('regions[2].steps[1]'));
    expect(id).toBe('regions[2].steps[2]');
    expect(at(content, ['regions', 1, 'steps', 1])).toEqual({ at: [58, 8], links: [] });
  });

  test('two points are connected, and disconnected again', () => {
    const joined = connect(CONTENT, SECTIONS, point('side.start'), point('side.cities.utica'));
    expect(at(joined, ['side', 'lines'])).toEqual(['start-albany', 'albany-utica', 'start-utica']);
    expect(connect(joined, SECTIONS, point('side.cities.utica'), point('side.start'))).toEqual(CONTENT);
    expect(at(connect(CONTENT, SECTIONS, point('regions[2]'), point('regions[1]')), ['beside'])).toEqual([]);
  });

  test('steps are connected to steps of their region, and to its flag', () => {
    const steps = [point('regions[1].steps[1]'), point('regions[1].steps[3]')] as const;
    expect(at(connect(CONTENT, SECTIONS, ...steps), ['regions', 0, 'steps', 0, 'links'])).toEqual(['flag', 3]);
    const cut = connect(CONTENT, SECTIONS, point('regions[1].steps[1]'), point('regions[1].steps[2]'));
    expect(at(cut, ['regions', 0, 'steps', 1, 'links'])).toEqual([]);
    const unflagged = connect(CONTENT, SECTIONS, point('regions[1]'), point('regions[1].steps[1]'));
    expect(at(unflagged, ['regions', 0, 'steps', 0, 'links'])).toEqual([]);
  });

  test('points that cannot be connected stay as they are', () => {
    expect(connect(CONTENT, SECTIONS, point('side.start'), point('regions[1]'))).toBe(CONTENT);
    expect(connect(CONTENT, SECTIONS, point('regions[1].steps[1]'), point('regions[2].steps[1]'))).toBe(CONTENT);
    expect(connect(CONTENT, SECTIONS, point('side.start'), point('side.start'))).toBe(CONTENT);
  });

  test('removing a city removes everything that mentions it', () => {
    const after = removePoint(CONTENT, SECTIONS, point('side.cities.utica'));
    expect(at(after, ['side', 'lines'])).toEqual(['start-albany']);
    expect(at(after, ['side', 'covered'])).toEqual([]);
  });

  test('after a step is removed, links lead to the same steps as before', () => {
    const after = removePoint(CONTENT, SECTIONS, point('regions[1].steps[1]'));
    const steps = [{ at: [15, 5], links: [] }, { at: [15, 15], links: [1, 'flag'] }];
    expect(at(after, ['regions', 0, 'steps'])).toEqual(steps);
  });

  test('the start cannot be removed', () => {
    expect(removePoint(CONTENT, SECTIONS, point('side.start'))).toBe(CONTENT);
  });

  test('corners are moved, added and removed', () => {
    const [shape] = drawn(CONTENT, SECTIONS, MAP).shapes;
    if (!shape) throw new Error('no shape');
    const corners = (content: Content): unknown => at(content, ['regions', 0, 'shape']);
    expect(corners(moveCorner(CONTENT, shape, 1, 30, 0, MAP))).toEqual([[0, 0], [30, 0], [20, 20], [0, 20]]);
    const more = moveCorner(CONTENT, shape, 1, 10, 0, MAP, true);
    expect(corners(more)).toEqual([[0, 0], [10, 0], [20, 0], [20, 20], [0, 20]]);
    expect(corners(removeCorner(CONTENT, shape, 3))).toEqual([[0, 0], [20, 0], [20, 20]]);
    expect(removeCorner(CONTENT, { ...shape, corners: shape.corners.slice(1) }, 0)).toBe(CONTENT);
  });
});

describe('changes', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

  test('are undone and redone', () => {
    const after = done(done(begun(a), b), c);
    expect(undone(after).now).toBe(b);
    expect(undone(undone(after)).now).toBe(a);
    expect(undone(undone(undone(after))).now).toBe(a);
    expect(redone(undone(after)).now).toBe(c);
    expect(redone(after).now).toBe(c);
  });

  test('one drag is one step', () => {
    const after = done(done(begun(a), b, 'drag 1'), c, 'drag 1');
    expect(undone(after).now).toBe(a);
  });

  test('a new change clears what could be redone', () => {
    expect(done(undone(done(begun(a), b)), c).future).toEqual([]);
  });
});

describe('complaints', () => {
  const where = (key: string): [string, number, string] => {
    const [found] = placed(CONTENT, SECTIONS, [{ key, text: 'x', facts: {} }]);
    return found ? [found.section, found.row, found.column] : ['', -2, ''];
  };
  test.each([
    ['name', ['edition', 0, 'name']],
    ['coaches', ['coaches', -1, '']],
    ['coaches[1].points', ['coaches', 0, 'points']],
    ['coaches[1].', ['coaches', 0, '']],
    ['coaches[1].price', ['coaches', 0, '']],
    ['side.cities.utica.x', ['cities', 1, 'x']],
    ['side.cities.utica', ['cities', 1, '#name']],
    ['side.cities', ['cities', -1, '']],
    ['side.lines', ['lines', -1, '']],
    ['side.start.x', ['start', 0, 'x']],
    ['regions[1].steps[2].links', ['steps', 1, 'links']],
    ['regions[1].steps', ['regions', 0, '']],
    ['beside[1]', ['beside', 0, '']],
    ['zones.medals.lake', ['medals', 0, 'lake']],
    ['version', ['', -1, '']],
  ])('%s', (key, place) => {
    expect(where(key)).toEqual(place);
  });
});

test('the editor has single values first, then maps and tables, and the picture last', () => {
  const pages = editorPages({ sections: SECTIONS, maps: [MAP] });
  expect(pages.map(({ name }) => name)).toEqual(['edition', 'map', 'coaches', 'preview']);
  expect(pages[0]?.sections.map(({ name }) => name)).toEqual(['edition', 'medals']);
});

test('the new-table form can name an edition', () => {
  const path = newTablePath('rails', '0123456789abcdef');
  expect(requestedEdition(path.replace(/^[^?]*/, ''))).toEqual({ game: 'rails', edition: '0123456789abcdef' });
  expect(requestedEdition('?edition=../x')).toEqual({ game: '', edition: '' });
});
