// What is printed on cards and boards, so that color is never the only cue.

import type { ColoradoView } from '../types';

export const ZONES = ['village', 'desert', 'lake', 'forest'];
export const TRACKS = ['tipi', 'saloon', 'wanted'];

/** The pictures of the families: their tool, and their means of transport. */
export const PICTURES: Record<string, [tool: string, mount: string] | undefined> = {
  red: ['pickaxe', 'donkey'],
  green: ['key', 'coach'],
  grey: ['lasso', 'horse'],
  violet: ['bottle', 'coach'],
  blue: ['pitchfork', 'coach'],
  orange: ['trap', 'donkey'],
};

export function colorOf(card: string): string {
  return card.split(' ')[0] ?? '';
}

export function valueOf(card: string): number {
  return Number(card.split(' ')[1] ?? 0);
}

export function duoOf({ map }: ColoradoView, card: string): string {
  return map.families.find(({ cards }) => cards.includes(card))?.duo ?? '';
}

/** The symbols of the two actions of a duo. */
export function actionsOf({ map }: ColoradoView, duo: string): string[] {
  return (map.duos[duo] ?? []).map((verb) => verb === 'tick' ? 'step' : verb);
}

export function toolOf(card: string): string {
  return PICTURES[colorOf(card)]?.[0] ?? '';
}

/** The symbol of a card: a tool, a means of transport, or a person. */
export function pictureOf(card: string): string {
  return [...PICTURES[colorOf(card)] ?? [], 'person'][valueOf(card) - 1] ?? '';
}

/** A name with a space in it, as part of an id. */
export function dashes(name: string): string {
  return name.replaceAll(' ', '-');
}
