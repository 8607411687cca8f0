/** Applications for seats in running games that this browser has made, until they are answered. */
import { recall, remember } from '../browser/storage';
import type { Seated } from '../protocol';

const NAME = 'applications';
const MOST = 20; // remembered at a time

export function applicationAt(table: string): Seated | null {
  return all().find((seated) => seated.table === table) ?? null;
}

export function keepApplication(seated: Seated): void {
  remember(NAME, [seated, ...all().filter(({ table }) => table !== seated.table)].slice(0, MOST));
}

export function dropApplication(table: string): void {
  remember(NAME, all().filter((seated) => seated.table !== table));
}

function all(): Seated[] {
  const found = recall(NAME);
  return Array.isArray(found) ? found as Seated[] : [];
}
