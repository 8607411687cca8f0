// What each table, each socket and each move costs a server: memory, and the CPU time to connect.
import { readFileSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as adapter from "./westbound-adapter.mjs";

const WARM = 20; // tables before the first measurement, so that everything is loaded
const AT_ONCE = 10; // tables
const TICKS_PER_S = 100; // of /proc
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    pid: { type: "string" },
    game: { type: "string", default: "pioneers" },
    tables: { type: "string", default: "400" },
    moves: { type: "string", default: "60" },
  },
});
const { url, pid, game } = values;
const [count, moves] = [Number(values.tables), Number(values.moves)];
const seats = [...Array(adapter.PLAYERS).keys(), null];

await play(await connect(await open(WARM)), 5);
const memory = [await resident()];
const places = await open(count);
memory.push(await resident());
const before = cpuTime();
const tables = await connect(places);
const connecting = cpuTime() - before;
memory.push(await resident());
const played = await play(tables, moves);
memory.push(await resident());
const [perTable, perSocket, perMove] = [count, count * seats.length, played].map((n, i) => (memory[i + 1] - memory[i]) / n);
const rounded = (value) => Math.round(10 * value) / 10;
console.log(
  JSON.stringify({
    ...{ game, tables: count, sockets: count * seats.length, moves: played },
    start_mb: rounded(memory[0] / 1024),
    kb_per_table: rounded(perTable),
    kb_per_socket: rounded(perSocket),
    kb_per_move: rounded(perMove),
    cpu_ms_per_connection: rounded((1000 * connecting) / (count * seats.length)),
    end_mb: rounded(memory[3] / 1024),
  }),
);
process.exit();

/** Kilobytes of memory that the server has in use. */
async function resident() {
  await after(1000);
  return Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/^VmRSS:\s+([0-9]+) kB$/m)[1]);
}

/** Seconds of CPU time that the server has used. */
function cpuTime() {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

async function open(number) {
  return inSteps(Array(number).fill(null), () => adapter.createTable(url, game));
}

async function connect(opened) {
  return inSteps(opened, async (place) => {
    const table = { seen: () => {} };
    table.viewers = await Promise.all(seats.map((seat) => adapter.connectViewer(place, seat, () => table.seen())));
    return table;
  });
}

/** Play so far, or until the game is over; returns how many moves were played at all tables. */
async function play(tables, most) {
  const numbers = await inSteps(tables, async (table) => {
    const [first] = table.viewers;
    let number = 0;
    for (; number < most && !first.over; number += 1) {
      let unseen = seats.length;
      const shown = new Promise((resolve) => {
        table.seen = () => (unseen -= 1) || resolve();
      });
      table.viewers[first.actor].move();
      await shown;
    }
    return number;
  });
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function inSteps(list, work) {
  const done = [];
  for (let first = 0; first < list.length; first += AT_ONCE) {
    done.push(...(await Promise.all(list.slice(first, first + AT_ONCE).map(work))));
  }
  return done;
}
