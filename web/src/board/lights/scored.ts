/** Lights up what each player scored with, in their color, and says how many points it brought beside their score. */
import { pace } from '../playback/pace';
import { SEAT_MARKS } from '../seatMarks';

/** What a player got from a source of points. */
export interface Scored {
  color: string;
  points: number;
  things: string[]; // selectors of what they were for, on the board
}

interface Player { color: string; breakdown: Record<string, number | null> }

/** What everybody got from a source; *things* finds what it was for. */
export function scoredFrom<P extends Player>(players: P[], source: string, things: (player: P) => string[]): Scored[] {
  return players.flatMap((player) => {
    const points = player.breakdown[source] ?? 0;
    return points ? [{ color: player.color, points, things: things(player) }] : [];
  });
}

/** Light it up, and scroll to something of it; returns how to put the lights out. */
export function lightScored(board: Element, source: string, scored: Scored[]): () => void {
  const lit = new Map<Element, string>(); // the name of its attribute
  for (const { color, points, things } of scored) {
    const place = `[data-player="${color}"]`;
    for (const thing of board.querySelectorAll([...things, `${place} [data-source="${source}"]`].join())) {
      thing.setAttribute('data-scored', SEAT_MARKS[color]?.paint ?? '');
      lit.set(thing, 'data-scored');
    }
    const score = board.querySelector(`${place} [data-count="score"]`);
    score?.setAttribute('data-gain', points > 0 ? `+${points}` : `−${-points}`);
    if (score) lit.set(score, 'data-gain');
  }
  const seen = [...lit.keys()].find((each) => each.getClientRects().length);
  seen?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: pace.liking ? 'smooth' : 'auto' });
  return () => {
    for (const [each, name] of lit) each.removeAttribute(name);
  };
}
