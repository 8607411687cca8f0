/** Points, lines and shapes on a map, and how to edit them there. */
import type { FormMap, FormSection } from '../protocol';
import { type Content, listed, put, type Row, rowsOf, type Way, word } from './content';
import { addRow, without } from './sectionTable';

export interface Point {
  id: string; // the key of its row
  section: FormSection;
  row: Row;
  name: string;
  label: string;
  x: number;
  y: number;
}
export interface Line {
  id: string;
  from: Point;
  to: Point;
  section: FormSection;
  directed: boolean;
}
export interface Shape {
  id: string;
  section: FormSection;
  row: Row;
  label: string;
  corners: [number, number][];
  tint: number;
}
export interface Drawn {
  points: Point[];
  lines: Line[];
  shapes: Shape[];
}

export function drawn(content: Content, sections: FormSection[], map: FormMap): Drawn {
  const here = sections.filter((section) => section.map === map.name);
  const points = here.filter(({ at }) => at?.length).flatMap((section) =>
    rowsOf(content, section).flatMap((row) => pointOf(section, row)));
  const shapes = here.filter(({ shape }) => shape).flatMap((section) =>
    rowsOf(content, section).map((row) => shapeOf(section, row)));
  return { points, shapes, lines: here.flatMap((section) => linesOf(content, section, points)) };
}

/** Move a point there, rounded and kept on the map. */
export function movePoint(content: Content, point: Point, x: number, y: number, map: FormMap): Content {
  const [column = '', other] = point.section.at ?? [];
  const [right, down] = [within(x, map.width), within(y, map.height)];
  if (!other) return put(content, [...point.row.way, column], [right, down]);
  return put(put(content, [...point.row.way, column], right), [...point.row.way, other], down);
}

/** Add a point there, after *after* if that is in a list of its kind. */
export function addPoint(
  content: Content, section: FormSection, x: number, y: number, map: FormMap, after?: Point,
): { content: Content; id: string } {
  const before = rowsOf(content, section);
  const index = after?.section.name === section.name ? before.findIndex((row) => row.key === after.id) : -1;
  const grown = addRow(content, section, index >= 0 ? index : undefined);
  const place = index >= 0 ? index + 1 : before.length;
  const rows = rowsOf(grown, section);
  const isNew = (row: Row): boolean => !before.some(({ name }) => name === row.name);
  const added = section.kind === 'named' ? rows.find(isNew) : rows[place];
  const [point] = added ? pointOf(section, added) : [];
  if (!added || !point) return { content: grown, id: '' };
  const labelled = 'label' in added.values ? put(grown, [...added.way, 'label'], titled(added.name)) : grown;
  return { content: movePoint(labelled, point, x, y, map), id: added.key };
}

/** Connect two points, or disconnect them; does nothing if they cannot be connected. */
export function connect(content: Content, sections: FormSection[], from: Point, to: Point): Content {
  if (from.id === to.id) return content;
  const section = sections.find(({ of, kind }) => (kind === 'lines' || kind === 'pairs')
    && [from, to].every((point) => (of ?? '').split(' ').includes(point.section.name)));
  if (section) return joinedBy(content, section, from.name, to.name);
  return linked(content, from, to) ?? linked(content, to, from) ?? content;
}

/** Remove a point and all lines to it. */
export function removePoint(content: Content, sections: FormSection[], point: Point): Content {
  if (point.section.kind === 'fields' || point.section.fixed) return content;
  const cut = sections.reduce((changed, section) => {
    if (!(section.of ?? '').split(' ').includes(point.section.name)) return changed;
    return rowsOf(changed, section).reduceRight((inner, row) =>
      Object.values(row.values).includes(point.name) ? without(inner, row.way) : inner, changed);
  }, content);
  return without(renumbered(cut, point), point.row.way);
}

/** Move a corner of a shape; *between* inserts one before the corner with that number. */
export function moveCorner(
  content: Content, shape: Shape, corner: number, x: number, y: number, map: FormMap, between = false,
): Content {
  const corners = shape.corners.map((each): number[] => each);
  corners.splice(corner, between ? 0 : 1, [within(x, map.width), within(y, map.height)]);
  return put(content, [...shape.row.way, shape.section.shape ?? ''], corners);
}

export function removeCorner(content: Content, shape: Shape, corner: number): Content {
  if (shape.corners.length <= 3) return content;
  return put(content, [...shape.row.way, shape.section.shape ?? ''], shape.corners.filter((_, i) => i !== corner));
}

// Internals

function pointOf(section: FormSection, row: Row): Point[] {
  const [column = '', other] = section.at ?? [];
  const place = other ? [row.values[column], row.values[other]] : listed(row.values[column]);
  const [x, y] = place;
  if (typeof x !== 'number' || typeof y !== 'number') return [];
  const label = word(row.values.label) || (row.parent ? `${called(row.parent)} ${row.name}` : row.name);
  return [{ id: row.key, section, row, name: row.name, label, x, y }];
}

function called(row: Row): string {
  return word(row.values.label) || row.name;
}

function shapeOf(section: FormSection, row: Row): Shape {
  const corners = listed(row.values[section.shape ?? '']).map(listed).filter((point): point is [number, number] =>
    point.length === 2 && point.every((number) => typeof number === 'number'));
  const choices = section.columns?.find(({ key }) => key === section.tint)?.of ?? [];
  const tint = section.tint ? choices.indexOf(word(row.values[section.tint])) : -1;
  return { id: row.key, section, row, label: called(row), corners, tint };
}

function linesOf(content: Content, section: FormSection, points: Point[]): Line[] {
  const rows = rowsOf(content, section);
  if (section.kind === 'lines' || section.kind === 'pairs') {
    const of = (section.of ?? '').split(' ');
    const find = (name: unknown): Point | undefined =>
      points.find((point) => point.name === name && of.includes(point.section.name));
    return rows.flatMap((row, i) => line(`${section.name} ${i}`, section, find(row.values[0]), find(row.values[1])));
  }
  if (!section.links) return [];
  return rows.flatMap((row) => listed(row.values[section.links ?? '']).flatMap((link, i) => {
    const from = points.find((point) => point.id === row.key);
    const key = link === 'flag' ? row.parent?.key : row.key.replace(/\d+\]$/, `${word(link)}]`);
    return line(`${row.key} ${i}`, section, from, points.find((point) => point.id === key));
  }));
}

function line(id: string, section: FormSection, from?: Point, to?: Point): Line[] {
  return from && to ? [{ id, section, from, to, directed: section.links === 'next' }] : [];
}

function joinedBy(content: Content, section: FormSection, from: string, to: string): Content {
  const there = rowsOf(content, section).find(({ values }) =>
    (values[0] === from && values[1] === to) || (values[0] === to && values[1] === from));
  if (there) return without(content, there.way);
  const grown = addRow(content, section);
  const added = rowsOf(grown, section).at(-1);
  return added ? put(grown, added.way, section.kind === 'lines' ? `${from}-${to}` : [from, to]) : content;
}

/** The content with *from* linked to *to*, or unlinked; null if there can be no such link. */
function linked(content: Content, from: Point, to: Point): Content | null {
  const column = from.section.links;
  if (!column) return null;
  const beside = sameList(from.row.way, to.row.way);
  if (!beside && from.row.parent?.key !== to.id) return null;
  const link = beside ? Number(to.row.way.at(-1)) + 1 : 'flag';
  const own = listed(from.row.values[column]);
  if (own.includes(link)) return put(content, [...from.row.way, column], own.filter((each) => each !== link));
  const back = Number(from.row.way.at(-1)) + 1;
  const theirs = listed(to.row.values[column]);
  if (beside && theirs.includes(back)) {
    return put(content, [...to.row.way, column], theirs.filter((each) => each !== back));
  }
  return put(content, [...from.row.way, column], [...own, link]);
}

/** Links by number keep pointing to the same points after one is removed. */
function renumbered(content: Content, gone: Point): Content {
  const column = gone.section.links;
  if (!column) return content;
  const number = Number(gone.row.way.at(-1)) + 1;
  return rowsOf(content, gone.section).filter((row) => sameList(row.way, gone.row.way)).reduce((changed, row) => {
    const links = listed(row.values[column]).filter((link) => link !== number);
    const moved = links.map((link) => (typeof link === 'number' && link > number ? link - 1 : link));
    return put(changed, [...row.way, column], moved);
  }, content);
}

function sameList(one: Way, other: Way): boolean {
  return one.length === other.length && one.slice(0, -1).every((step, i) => step === other[i]);
}

function within(number: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(number)));
}

function titled(name: string): string {
  return name.split('_').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}
