/** Finds the board and the legend in the folder of a game. */
import type { Component } from 'svelte';
import type { BoardHandle, BoardProps } from '../../board/props';
import type { Happening } from '../../lib/table/connection.svelte';
import type { View } from '../../lib/table/facts';
import type { Speech } from '../../lib/texts/speech';

/** What a frame needs to know of news; in a replay, nothing waits and no log grows. */
export type Showing = Pick<Happening, 'lines' | 'after' | 'signal'> & Partial<Pick<Happening, 'tell' | 'waiting'>>;

/** A frame that can animate news on its board. */
export interface FrameHandle {
  show: (news: Showing) => Promise<void>;
  /** Whether the board itself draws what a choice would set off. */
  foretells: () => boolean;
}

export type Board = Component<BoardProps<View>, BoardHandle<View>, 'selected'>;

export type Legend = Component<{ speech: Speech }>;

const legends = import.meta.glob<{ default: Legend }>('../../games/*/Legend.svelte');
const lists = import.meta.glob<{ LEGEND: { symbols: string[] }[] }>('../../games/*/pieces/legend.ts');

/** The legend of a game and the names of its symbols; null if it has none. */
export async function findLegend(game: string): Promise<{ Legend: Legend; symbols: string[] } | null> {
  const [drawn, list] = await Promise.all([
    legends[`../../games/${game}/Legend.svelte`]?.(), lists[`../../games/${game}/pieces/legend.ts`]?.(),
  ]);
  return drawn && list ? { Legend: drawn.default, symbols: list.LEGEND.flatMap(({ symbols }) => symbols) } : null;
}

const found = import.meta.glob<{ default: Board }>('../../games/*/Board.svelte');

/** The board of a game; null if none is drawn. */
export async function findBoard(game: string): Promise<Board | null> {
  const load = found[`../../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
