// The load: tables of players and watchers at a server, and how fast every move reaches them all.
import { readdirSync, readFileSync } from "node:fs";
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
    pid: { type: "string" }, // of the server; several with commas between them, like their URLs
    spread: { type: "boolean", default: false }, // the viewers of each table over all servers
    database: { type: "string" }, // the process of PostgreSQL, if there is one
  },
});
const { kind, game, database } = values;
const [urls, pids] = [values.url.split(","), values.pid.split(",")];
const [count, watchers, seconds, pace] = ["tables", "watchers", "seconds", "pace"].map((name) => Number(values[name]));
const adapter = await import(`./${kind}-adapter.mjs`);

const home = (i) => (values.spread ? urls : [urls[i % urls.length]]);
const tables = Array.from({ length: count }, (_, i) => new Table(adapter, home(i), game, watchers, pace));
for (let first = 0; first < count; first += OPENED_AT_ONCE) {
  await Promise.all(tables.slice(first, first + OPENED_AT_ONCE).map((table) => table.open()));
}

tables.forEach((table, i) => setTimeout(() => table.play(), (pace * i) / count));
await after(RAMP_MS);
tables.forEach((table) => table.reset());
const before = await clocks();
await after(1000 * seconds);
const passed = (await clocks()).map((clock, i) => clock - before[i]);
report(passed);
process.exit();

/** So far: seconds, seconds of CPU time of the servers, the database, this load and the machine; writes and their seconds. */
async function clocks() {
  const { user, system } = process.cpuUsage();
  const writes = adapter.countWrites ? await Promise.all(urls.map(adapter.countWrites)) : [];
  const sum = (i) => writes.reduce((total, each) => total + each[i], 0);
  const database = sumOf(databasePids());
  return [performance.now() / 1000, sumOf(pids), database, (user + system) / 1e6, machineTime(), sum(0), sum(1)];
}

function sumOf(processes) {
  return processes.reduce((total, pid) => total + cpuTime(pid), 0);
}

/** The CPU time of a process in seconds; 0 if it is gone. */
function cpuTime(pid) {
  const fields = stat(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S : 0;
}

/** What /proc says about a process, from its state on. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** PostgreSQL and its children: one for each connection, and those that write. */
function databasePids() {
  if (!database) return [];
  const children = readdirSync("/proc").filter((pid) => /^[0-9]+$/.test(pid) && stat(pid)?.[1] === database);
  return [database, ...children];
}

function machineTime() {
  const [all] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user, nice, system, , , irq, softirq, stolen] = all.split(/ +/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + stolen) / TICKS_PER_S;
}

function report([elapsed, serverCpu, databaseCpu, driverCpu, machineCpu, writes, writing]) {
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
    database_cpu_s: rounded(databaseCpu, 2),
    driver_cpu_s: rounded(driverCpu, 2),
    others_cpu_s: rounded(machineCpu - serverCpu - databaseCpu - driverCpu, 2), // above a few tenths: measure again
    writes_per_s: rounded(writes / elapsed, 1),
    write_ms: writes ? rounded((1000 * writing) / writes, 2) : 0,
  };
  console.log(JSON.stringify(figures));
}
