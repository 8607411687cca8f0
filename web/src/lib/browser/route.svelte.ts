/** The router: which screen the address stands for, and how to go to another one. */
import { takeKeyFromAddress } from '../account/seatKeys';
import { step, stepped } from './overlays';

export type Screen
  = | { name: 'home' | 'new' | 'mine' | 'me' | 'editions' | 'ratings' | 'puzzles' | 'missing' }
    | { name: 'edition'; game: string; edition: string }
    | { name: 'table' | 'replay'; table: string }
    | { name: 'learn'; game: string }
    | { name: 'person'; person: string }
    | { name: 'deal'; day: string; game: string }
    | { name: 'puzzle'; game: string; puzzle: string };

class Route {
  #path = $state(location.pathname);
  #visit = $state(0);

  /** Counts the visits, so that the same table can be opened anew with another key. */
  get visit(): number {
    return this.#visit;
  }

  get screen(): Screen {
    return screenOf(this.#path);
  }

  /** Read the current address, for instance after going back. */
  follow = (): void => {
    takeKeyFromAddress();
    this.#path = location.pathname;
    this.#visit += 1;
  };

  go = (path: string): void => {
    step(path, () => {
      this.follow();
      scrollTo(0, 0);
    });
  };

  /** The browser went back or forward. */
  travel = (): void => {
    if (!stepped()) this.follow();
  };

  /** Replace the current address in the history. */
  replace = (path: string): void => {
    history.replaceState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  };

  /** Follow a link within the page without reloading. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export function screenOf(path: string): Screen {
  if (path === '/') return { name: 'home' };
  if (path === '/new') return { name: 'new' };
  if (path === '/mine') return { name: 'mine' };
  if (path === '/me') return { name: 'me' };
  if (path === '/editions') return { name: 'editions' };
  if (path === '/ratings') return { name: 'ratings' };
  const [, person = ''] = /^\/people\/([^/]+)\/?$/.exec(path) ?? [];
  if (person) return { name: 'person', person: decoded(person) };
  const [, course = ''] = /^\/learn\/(\w+)\/?$/.exec(path) ?? [];
  if (course) return { name: 'learn', game: course };
  const [, day = '', dealt = ''] = /^\/deal\/([\d-]+)\/(\w+)\/?$/.exec(path) ?? [];
  if (day) return { name: 'deal', day, game: dealt };
  if (path === '/puzzles') return { name: 'puzzles' };
  const [, puzzled = '', puzzle = ''] = /^\/puzzles\/(\w+)\/?(\w+)?\/?$/.exec(path) ?? [];
  if (puzzled) return { name: 'puzzle', game: puzzled, puzzle };
  const [, game = '', edition = ''] = /^\/editions\/(?:(\w+)\/)?(\w+)\/?$/.exec(path) ?? [];
  if (edition) return { name: 'edition', game, edition };
  const [, table = '', replay] = /^\/table\/([\w-]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (!table) return { name: 'missing' };
  return { name: replay ? 'replay' : 'table', table };
}

/** The address of a person’s profile. */
export function personPath(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a puzzle; without an ID, of the next one. */
export function puzzlePath(game: string, puzzle = ''): string {
  return ['/puzzles', game, ...(puzzle ? [puzzle] : [])].join('/');
}

/** The address of a table. */
export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

export const route = new Route();
