// How the load speaks to Westbound: its protocol, as in docs/protocol.md; players choose at random.
import { WebSocket } from "ws";

export const PLAYERS = 3;

const sessions = {}; // by server: a browser, too, keeps its cookie

/** A new table with all seats taken. */
export async function createTable(url, game) {
  sessions[url] ??= openSession(url);
  const { post } = await sessions[url];
  const seats = Array.from({ length: PLAYERS }, (_, seat) => ({ who: seat ? "open" : "me" }));
  const { table, key } = await post("/api/tables", { game, seats, name: "p0" });
  const keys = [key];
  for (let seat = 1; seat < PLAYERS; seat += 1) {
    keys.push((await post(`/api/tables/${table}/seats`, { name: `p${seat}`, seat })).key);
  }
  return { url, table, keys };
}

/** Requests that repeat the CSRF token of the server. */
async function openSession(url) {
  const [cookie] = (await fetch(`${url}/api/games`)).headers.getSetCookie();
  const [pair] = cookie.split(";");
  const headers = { "content-type": "application/json", cookie: pair, "x-csrftoken": pair.split("=")[1] };
  return {
    async post(path, body) {
      const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
}

/** How many transactions a server has written, and the seconds they took. */
export async function countWrites(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return ["count", "sum"].map((name) => Number(text.match(new RegExp(`^westbound_writing_seconds_${name} (.*)$`, "m"))[1]));
}

/** A viewer who knows who acts next and can act itself; *seat* null watches. *onUpdate* gets the size of every move. */
export function connectViewer({ url, table, keys }, seat, onUpdate) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`, { perMessageDeflate: false });
  const viewer = { actor: 0, over: false, move, leave };
  let version = 0;
  let choices = [];
  let sent = 0;

  function move() {
    sent += 1;
    const { words } = choices[Math.floor(Math.random() * choices.length)];
    socket.send(JSON.stringify({ say: "act", id: sent, version, words }));
  }

  function leave() {
    socket.removeAllListeners("close");
    socket.close();
  }

  function see(game) {
    version = game.version;
    choices = game.ask.choices;
    viewer.over = game.ask.actors.length === 0;
    viewer.actor = game.ask.actors[0];
  }

  return new Promise((resolve, reject) => {
    socket.on("open", () => socket.send(JSON.stringify({ say: "hello", key: seat === null ? "" : keys[seat] })));
    socket.on("error", reject);
    socket.on("close", (code) => {
      throw new Error(`a viewer lost its connection: ${code}`);
    });
    socket.on("message", (data) => data.toString().split("\n").forEach((text) => hear(JSON.parse(text), text.length)));

    function hear(message, bytes) {
      if (message.say === "welcome") {
        see(message.game);
        resolve(viewer);
      } else if (message.say === "refused") {
        throw new Error(`refused: ${message.reason}`);
      } else if (message.version !== undefined) {
        see(message);
        onUpdate(bytes);
      }
    }
  });
}
