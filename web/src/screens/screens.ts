/** The screens by their addresses: the first one is there at once, the others come when they are wanted. */
import type { Component } from 'svelte';
import type { Screen } from '../parts/route.svelte';
import Home from './Home.svelte';
import Missing from './Missing.svelte';
import Unreached from './Unreached.svelte';

/** The screen of an address; one that says so if it cannot be fetched. */
export async function findScreen(screen: Screen): Promise<Component> {
  try {
    return await fetchScreen(screen);
  } catch {
    return Unreached;
  }
}

async function fetchScreen(screen: Screen): Promise<Component> {
  switch (screen.name) {
    case 'home': return Home;
    case 'missing': return Missing;
    case 'new': return (await import('./NewTable.svelte')).default;
    case 'mine': return (await import('./Mine.svelte')).default;
    case 'me': return (await import('./Me.svelte')).default;
    case 'editions': return (await import('./Editions.svelte')).default;
    case 'edition': return about((await import('./Edition.svelte')).default, screen);
    case 'learn': return about((await import('./Learn.svelte')).default, screen);
    case 'table': return about((await import('./Table.svelte')).default, { id: screen.table });
    case 'replay': return about((await import('./Replay.svelte')).default, { id: screen.table });
  }
}

/** A screen that is about something. */
function about<Props extends Record<string, unknown>>(shown: Component<Props>, props: Props): Component {
  return (internals) => shown(internals, props);
}
