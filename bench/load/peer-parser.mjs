// Socket.io's packets, read no further than the load needs: parsing whole states would slow the load down.
import { EventEmitter } from "node:events";

export const protocol = 5;
const EVENT = 2;
const VERSION = '"_redo":[],"_stateID":'; // of the state; the log after it has version numbers of its own

export class Encoder {
  encode({ type, nsp, data }) {
    return [`${type}${nsp},${data ? JSON.stringify(data) : ""}`];
  }
}

/** Emits an update or a patch as ("seen", version, bytes), and any other event without its arguments. */
export class Decoder extends EventEmitter {
  add(text) {
    const comma = text.indexOf(",");
    const type = Number(text[0]);
    const nsp = text.slice(1, comma);
    const data = type === EVENT ? this.event(text, comma) : JSON.parse(text.slice(comma + 1));
    this.emit("decoded", { type, nsp, data });
  }

  event(text, comma) {
    const name = text.slice(comma + 3, text.indexOf('"', comma + 3));
    const bytes = Buffer.byteLength(text);
    if (name === "update") return ["seen", parseInt(text.slice(text.lastIndexOf(VERSION) + VERSION.length)), bytes];
    if (name === "patch") return ["seen", Number(text.split(",", 5)[4]), bytes];
    return [name];
  }

  destroy() {}
}
