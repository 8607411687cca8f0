/** The moments at which a game turned: somebody took the lead, or one player's points swung far. */
import { isAbout, isAboutTable, opensTurn, people } from '../log/log';
import type { Line, Replay } from '../protocol';
import { total } from '../table/scores';
import { type Deed, deeds, type Joining } from '../texts/deeds';

/** What one action led to. */
interface Step {
  moment: number;
  seq: number;
  totals: number[];
  lines: Line[]; // that led to it
}

export interface TurningPoint extends Step {
  seat: number; // whose points changed most, or who took the lead
  change: number; // of these points
  leads: boolean; // the seat took the lead
}

const MOST = 3;
const CLEAR = 0.12; // of the winner's points: a swing that is worth a mention
const EARLY = 0.25; // of the winner's points: before, the lead changes all the time

/** Up to three of them, in the order of the game. */
export function turningPoints(replay: Replay): TurningPoint[] {
  const steps = played(replay);
  const end = steps.at(-1);
  if (!end || end.totals.length < 2) return [];
  const best = Math.max(...end.totals);
  const found: { point: TurningPoint; weight: number }[] = [];
  let leader: number | null = null;
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]?.totals ?? step.totals; // a game that goes on from another begins with points
    const { seat, change, swing } = widest(step.totals.map((points, each) => points - (before[each] ?? 0)));
    const ahead = soleLeader(step.totals);
    const leads = ahead !== null && leader !== null && ahead !== leader;
    if (ahead !== null) leader = ahead;
    const isLate = Math.max(...step.totals) >= best * EARLY;
    if (leads && isLate) {
      const gained = (step.totals[ahead] ?? 0) - (before[ahead] ?? 0);
      found.push({ point: { ...step, seat: ahead, change: gained, leads }, weight: swing + best * CLEAR });
    } else if (swing >= best * CLEAR && contends(seat, before, step.totals)) {
      found.push({ point: { ...step, seat, change, leads: false }, weight: swing });
    }
  }
  const last = found.findLast(({ point }) => point.leads);
  if (last) last.weight = Infinity; // from then on, the winner led
  const chosen = found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST).map(({ point }) => point);
  return chosen.toSorted((a, b) => a.moment - b.moment);
}

/** The deeds that led to it, as the log groups lines: what the player did, or what happened to them. */
export function deedsOf({ lines, change }: TurningPoint, color: string, joining: Joining): Deed<Line>[] {
  const told = lines.filter((line) => !line.quiet && !opensTurn(line) && !isAboutTable(line));
  const all = deeds(told, joining);
  const theirs = all.filter((deed) => deed.lines.some((line) => isAbout(line, color)));
  const done = theirs.find(({ lead }) => lead && people(lead)[0] === color);
  if (done && change > 0) return [done];
  const suffered = theirs.filter((deed) => deed !== done);
  return [suffered, theirs].find(({ length }) => length) ?? all.slice(0, 1);
}

/** All moments that were not undone. */
function played({ frames }: Replay): Step[] {
  const kept: Step[] = [];
  for (const [i, { seq, scores, lines }] of frames.entries()) {
    const back = lines.find((line) => typeof line.back === 'number')?.back ?? Infinity;
    while ((kept.at(-1)?.seq ?? -1) >= back) kept.pop();
    kept.push({ moment: i + 1, seq: lines.at(-1)?.seq ?? seq, totals: scores.map(total), lines });
  }
  return kept;
}

function soleLeader(totals: number[]): number | null {
  const best = Math.max(...totals);
  const ahead = totals.flatMap((points, seat) => (points === best ? [seat] : []));
  return ahead.length === 1 ? ahead[0] ?? null : null;
}

/** Whether a player has half of the leader's points, before or after: what the others do turns no game. */
function contends(seat: number, before: number[], after: number[]): boolean {
  return [before, after].some((totals) => (totals[seat] ?? 0) * 2 >= Math.max(...totals));
}

/** The seat whose points changed most compared to everybody else's. */
function widest(changes: number[]): { seat: number; change: number; swing: number } {
  const swings = changes.map((change, seat) => {
    const others = changes.filter((_, other) => other !== seat);
    const swing = change > 0 ? change - Math.max(...others) : Math.min(...others) - change;
    return { seat, change, swing: change && swing };
  });
  return swings.reduce((most, each) => (each.swing > most.swing ? each : most));
}
