/** What shows somebody's trade in a portrait: a symbol of what they work with, and their hat. */
export interface Trade { tool: string; hat: number }

const [BROAD, ROUND, CAP, BARE, BONNET] = [0, 1, 2, 3, 4];

/** By words of the name in the edition; the first line that has one counts. */
const TRADES: [words: string, tool: string, hat: number][] = [
  ['cattle herder drover cowhand vaquero rancher trail', 'lasso', BROAD],
  ['stable muleteer', 'hay', BROAD],
  ['sluice placer prospector', 'pan', BROAD],
  ['mine miner mining geologist', 'mine', BROAD],
  ['goldsmith assayer', 'gold', ROUND],
  ['wheelwright coachbuilder wagon freight freighter', 'wheel', CAP],
  ['woodcutter lumber logger', 'hatchet', CAP],
  ['carpenter blacksmith tinker barn bridge inventor smith homestead', 'hammer', CAP],
  ['well salvager digger farmer', 'shovel', CAP],
  ['nurse midwife relief', 'bandage', BONNET],
  ['surgeon doctor', 'vaccine', ROUND],
  ['apothecary herbalist tonic dispensary', 'medicine', ROUND],
  ['sheriff marshal bounty', 'badge', BROAD],
  ['guard express', 'revolver', BROAD],
  ['banker', 'safe', ROUND],
  ['pawnbroker merchant broker', 'money', ROUND],
  ['gambler', 'cards', ROUND],
  ['saloon innkeeper barkeeper', 'mug', BARE],
  ['butcher cook', 'cleaver', CAP],
  ['theater variety musician', 'harmonica', ROUND],
  ['scout land town guide', 'map', BROAD],
  ['governor mayor', 'flag', ROUND],
  ['telegrapher', 'telegraph', CAP],
  ['peddler trading trader company', 'equipment', ROUND],
  ['schoolteacher teacher', 'book', BONNET],
  ['circuit congregation interpreter lawyer newspaper editor storyteller clerk preacher', 'book', ROUND],
];

export function tradeOf(name: string): Trade | null {
  const parts = name.split('_');
  const found = TRADES.find(([words]) => words.split(' ').some((word) => parts.includes(word)));
  return found ? { tool: found[1], hat: found[2] } : null;
}
