/** Opening several tables with the same deal. */
import { keep } from '../account/seatKeys';
import type { NewTable, Seated } from '../protocol';
import { openGroup } from './dealApi';

/** Open that many tables, keep the keys to all, and return the seat at the first. */
export async function openAlike(table: NewTable, tables: number): Promise<Seated> {
  const [first, ...others] = await openGroup({ table, tables });
  if (!first) throw new Error('a group has at least two tables');
  for (const each of others) keep(each.table, each.key, null);
  return first;
}
