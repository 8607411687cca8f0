/** Screens by address: the start page is bundled, the others are loaded on demand. */
import type { Component } from 'svelte';
import type { Screen } from '../lib/browser/route.svelte';
import Home from './Home.svelte';
import LoadFailed from './LoadFailed.svelte';
import NotFound from './NotFound.svelte';

/** The screen of an address, or an error screen if it cannot be loaded. */
export async function findScreen(screen: Screen): Promise<Component> {
  try {
    return await fetchScreen(screen);
  } catch {
    return LoadFailed;
  }
}

async function fetchScreen(screen: Screen): Promise<Component> {
  switch (screen.name) {
    case 'home': return Home;
    case 'missing': return NotFound;
    case 'new': return (await import('./NewTable.svelte')).default;
    case 'mine': return (await import('./MyGames.svelte')).default;
    case 'me': return (await import('./Account.svelte')).default;
    case 'editions': return (await import('./Editions.svelte')).default;
    case 'ratings': return (await import('./Ratings.svelte')).default;
    case 'person': return about((await import('./Person.svelte')).default, { name: screen.person });
    case 'edition': return about((await import('./Edition.svelte')).default, screen);
    case 'learn': return about((await import('./Learn.svelte')).default, screen);
    case 'deal': return about((await import('./Deal.svelte')).default, screen);
    case 'puzzles': return (await import('./puzzles/Puzzles.svelte')).default;
    case 'puzzle': return about((await import('./puzzles/Puzzle.svelte')).default, screen);
    case 'table': return about((await import('./table/Table.svelte')).default, { id: screen.table });
    case 'replay': return about((await import('./table/Replay.svelte')).default, { id: screen.table });
  }
}

/** A screen with properties. */
function about<Props extends Record<string, unknown>>(shown: Component<Props>, props: Props): Component {
  return (internals) => shown(internals, props);
}
