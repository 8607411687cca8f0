// The peer: boardgame.io's own server, in memory. node peer.mjs PORT [delta]
import { Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { large, tiny } from "./peer-games.mjs";

const [port, variant] = process.argv.slice(2);
const games = [tiny, large].map((game) => ({ ...game, deltaState: variant === "delta" }));
const { appServer } = await Server({ games, origins: [Origins.LOCALHOST] }).run(Number(port));
console.log(`boardgame.io at port ${appServer.address().port}`);
