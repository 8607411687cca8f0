// What is printed on cards and boards, so that color is never the only cue.

import type { ColoradoView } from '../types';

export const ZONES = ['village', 'desert', 'lake', 'forest'];
export const TRACKS = ['tipi', 'saloon', 'wanted'];

/** The emblems of the families: tool, means of transport, person. */
export const PICTURES: Record<string, [tool: string, mount: string, person: string] | undefined> = {
  red: ['pickaxe', 'donkey', 'gold-digger'],
  green: ['key', 'stagecoach', 'banker'],
  grey: ['lasso', 'horse', 'cowgirl'],
  violet: ['bottle', 'saloon-wagon', 'barkeeper'],
  blue: ['pitchfork', 'wagon', 'pioneer'],
  orange: ['trap', 'mule', 'trapper'],
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

/** The emblem of a card. */
export function pictureOf(card: string): string {
  return PICTURES[colorOf(card)]?.[valueOf(card) - 1] ?? '';
}

/** A name with a space in it, as part of an id. */
export function dashes(name: string): string {
  return name.replaceAll(' ', '-');
}
