// How the load speaks to boardgame.io: its lobby, then its own events over socket.io.
import { io } from "socket.io-client";
import { PLAYERS } from "./peer-games.mjs";
import * as parser from "./peer-parser.mjs";

export { PLAYERS };

/** A new table with all seats taken. */
export async function createTable(url, game) {
  const { matchID } = await post(`${url}/games/${game}/create`, { numPlayers: PLAYERS });
  const secrets = [];
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const joined = await post(`${url}/games/${game}/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    secrets.push(joined.playerCredentials);
  }
  return { url, game, matchID, secrets };
}

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A viewer who knows who acts next and can act itself; *seat* null watches. *onUpdate* gets the size of every update. */
export function connectViewer({ url, game, matchID, secrets }, seat, onUpdate) {
  const playerID = seat === null ? null : String(seat);
  const credentials = secrets[seat];
  const socket = io(`${url}/${game}`, { transports: ["websocket"], forceNew: true, parser });
  const viewer = { actor: 0, version: 0, move };

  function move() {
    const payload = { type: "play", args: [viewer.version], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, viewer.version, matchID, playerID);
  }

  socket.on("seen", (version, bytes) => {
    viewer.version = version;
    viewer.actor = version % PLAYERS;
    onUpdate(bytes);
  });
  socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, PLAYERS));
  return new Promise((resolve, reject) => {
    socket.on("sync", () => resolve(viewer));
    socket.on("connect_error", reject);
    socket.on("disconnect", (reason) => {
      throw new Error(`a viewer lost its connection: ${reason}`);
    });
  });
}
