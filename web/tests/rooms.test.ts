import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob('../src/**/*'));
const MOST = 15;

const rooms = new Map<string, string[]>();
for (const path of files) {
  const [room, name] = [path.slice('../src/'.length, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)];
  rooms.set(room, [...(rooms.get(room) ?? []), name]);
}

test.each([...rooms])('src/%s has at most 15 files', (_, names) => {
  expect(names.filter((name) => name !== 'README.md').length).toBeLessThanOrEqual(MOST);
});

test('every room says its purpose in the first line of its README', () => {
  const named = [...rooms.keys()].filter((room) => /^((board|games|lib|parts|screens)\/(\w+\/)?)?$/.test(room));
  expect(named.filter((room) => !rooms.get(room)?.includes('README.md'))).toEqual([]);
});
