/** The HTTP API for deals: docs/protocol.md lists it. */
import { ask, asJson } from '../net/api';
import type { DealOrder, DealSeat, DealSeen, DealsSeen, Field, Group, GroupOrder, GroupSeat } from '../protocol';

/** The deals of today. */
export const deals = (): Promise<DealsSeen> => asJson(ask('GET', '/api/deals'));

export const deal = (day: string, game: string): Promise<DealSeen> => asJson(ask('GET', at(day, game)));

/** Play a deal, or go on with it; *token* is that of the account. */
export const play = (day: string, game: string, order: DealOrder, token: string): Promise<DealSeat> =>
  asJson(ask('POST', at(day, game), { body: order, key: token }));

/** How everybody has played a deal; *key* shows that I have finished it. */
export const field = (day: string, game: string, key: string): Promise<Field> =>
  asJson(ask('GET', `${at(day, game)}/field`, { key }));

/** Open several tables with the same deal. */
export const openGroup = (order: GroupOrder): Promise<GroupSeat[]> =>
  asJson(ask('POST', '/api/groups', { body: order }));

/** The tables with the same deal; *key* shows that I have finished it. */
export const group = (table: string, key: string): Promise<Group> =>
  asJson(ask('GET', `/api/tables/${encodeURIComponent(table)}/group`, { key }));

function at(day: string, game: string): string {
  return `/api/deals/${encodeURIComponent(day)}/${encodeURIComponent(game)}`;
}
