// The two games the peer serves: a tiny one, and one as large as a table of Pioneers.
export const PLAYERS = 3;

const CELLS = 9;
const JOBS = ["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"];
const COLORS = ["red", "blue", "white"];
const COACHES_EACH = 4;
const DISPLAYED = 4;
const SEATS = 3;
const PURSE = 20;
const CITIES = [
  "start boston burlington albany baltimore raleigh charleston st_augustine erie louisville",
  "montgomery mackinac milwaukee new_orleans st_louis vicksburg superior little_rock st_joseph sioux_city",
  "fort_abercrombie fort_worth corpus_christi fort_dodge fort_berthold fort_stockton fort_laramie denver",
  "albuquerque mesilla helena fort_hall parowan prescott fort_colville ruby_valley san_diego oregon_city sacramento",
].flatMap((row) => row.split(" "));
const SKIPPING = 32; // lines that pass a city by
const LINES = [
  ...CITIES.slice(1).map((name, i) => [CITIES[i], name]),
  ...CITIES.slice(2, 2 + SKIPPING).map((name, i) => [CITIES[i], name]),
];

const inTurn = { minMoves: 1, maxMoves: 1 };

export const tiny = {
  name: "tiny",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: inTurn,
  moves: {
    play({ G, playerID }, count) {
      G.cells[count % CELLS] = playerID;
    },
  },
};

export const large = {
  name: "large",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: pioneers,
  turn: inTurn,
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((it) => (String(it.seat) === playerID ? it : { ...it, nugget_values: null })),
  }),
  moves: {
    play({ G, playerID }, count) {
      const seat = Number(playerID);
      const mover = G.players[seat];
      const place = mover.coaches[count % COACHES_EACH].seats[count % SEATS];
      const { roads } = G.lines[count % LINES.length];
      mover.cash = (mover.cash + 3) % PURSE;
      place.taken = !place.taken;
      if (roads.includes(seat)) roads.splice(roads.indexOf(seat), 1);
      else roads.push(seat);
      G.stagecoach = CITIES[count % CITIES.length];
    },
  },
};

function pioneers() {
  return {
    game: "pioneers",
    edition: "westbound",
    step: "purchase",
    over: false,
    winners: [],
    round: 7,
    cities: CITIES.map(city),
    lines: LINES.map(line),
    stagecoach: CITIES[0],
    display: Array.from({ length: DISPLAYED }, (_, slot) => coach(slot, slot + 1)),
    stack: 8,
    nuggets_left: 6,
    players: COLORS.map(player),
  };
}

function city(name, i) {
  const tile = i % 3 ? null : JOBS[i % JOBS.length];
  return { name, label: name, x: 900 - 20 * i, y: 100 + 11 * i, tile, covered: false, settlers: [i % 2, 0, 1] };
}

function line(ends, i) {
  return { name: ends.join("-"), ends, roads: i % 2 ? [] : [i % PLAYERS], covered: false };
}

function coach(number, price) {
  const seats = Array.from({ length: SEATS }, (_, i) => ({ job: JOBS[(number + i) % JOBS.length], taken: i % 2 === 0 }));
  return { name: `coach_no_${number}`, seats, points: 9, starting: false, price };
}

function player(color, seat) {
  return {
    seat,
    color,
    cash: 2,
    supply: 12,
    roads: 8,
    bankers: 1,
    merchants: 1,
    coaches: Array.from({ length: COACHES_EACH }, (_, i) => coach(seat * COACHES_EACH + i, 0)),
    nuggets: 3,
    nugget_values: [3, 4, 5],
    breakdown: { coaches: 12, seats: 2, nuggets: null, network: 4 },
    score: 18,
    network: CITIES.slice(seat * 4, seat * 4 + 4),
  };
}
