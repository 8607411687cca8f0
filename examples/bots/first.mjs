// A bot that picks any legal action (docs/bot-protocol.md): node first.mjs
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.westbound) say({ name: "First in JavaScript" });
  else say({ id: message.id, choose: message.legal[message.seed % message.legal.length] });
}
