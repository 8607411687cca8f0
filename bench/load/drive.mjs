// The load: tables of players and watchers at a server, and how fast every move reaches them all.
import { readFileSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Table } from "./table.mjs";

const TICKS_PER_S = 100; // of /proc
const RAMP_MS = 1000;
const OPENED_AT_ONCE = 10; // tables

const { values } = parseArgs({
  options: {
    kind: { type: "string", default: "peer" },
    url: { type: "string" },
    game: { type: "string", default: "large" },
    tables: { type: "string", default: "20" },
    watchers: { type: "string", default: "1" },
    seconds: { type: "string", default: "10" },
    pace: { type: "string", default: "0" },
    pid: { type: "string" },
  },
});
const { kind, url, game, pid } = values;
const [count, watchers, seconds, pace] = ["tables", "watchers", "seconds", "pace"].map((name) => Number(values[name]));
const adapter = await import(`./${kind}-adapter.mjs`);

const tables = Array.from({ length: count }, () => new Table(adapter, url, game, watchers, pace));
for (let first = 0; first < count; first += OPENED_AT_ONCE) {
  await Promise.all(tables.slice(first, first + OPENED_AT_ONCE).map((table) => table.open()));
}

tables.forEach((table, i) => setTimeout(() => table.play(), (pace * i) / count));
await after(RAMP_MS);
tables.forEach((table) => table.reset());
const before = clocks();
await after(1000 * seconds);
const passed = clocks().map((clock, i) => clock - before[i]);
report(passed);
process.exit();

/** Seconds so far: elapsed, and of CPU time used by the server, by this load and by the whole machine. */
function clocks() {
  const { user, system } = process.cpuUsage();
  return [performance.now() / 1000, serverTime(), (user + system) / 1e6, machineTime()];
}

function serverTime() {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

function machineTime() {
  const [all] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user, nice, system, , , irq, softirq, stolen] = all.split(/ +/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + stolen) / TICKS_PER_S;
}

function report([elapsed, serverCpu, driverCpu, machineCpu]) {
  const idle = tables.filter((table) => table.delays.length === 0).length;
  if (idle) throw new Error(`${idle} of ${count} tables stand still`);
  const delays = Float64Array.from(tables.flatMap((table) => table.delays)).sort();
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const moves = delays.length;
  const rounded = (value, digits) => Number(value.toFixed(digits));
  const figures = {
    ...{ kind, game, tables: count, watchers, pace },
    moves,
    seconds: rounded(elapsed, 2),
    moves_per_s: rounded(moves / elapsed, 1),
    p50_ms: rounded(delays[Math.floor(moves * 0.5)], 2),
    p99_ms: rounded(delays[Math.floor(moves * 0.99)], 2),
    bytes_per_move: Math.round(bytes / moves),
    server_cpu_s: rounded(serverCpu, 2),
    moves_per_cpu_s: rounded(moves / serverCpu, 1),
    driver_cpu_s: rounded(driverCpu, 2),
    others_cpu_s: rounded(machineCpu - serverCpu - driverCpu, 2), // above a few tenths: measure again
  };
  console.log(JSON.stringify(figures));
}
