// Turns the schema that `python -m westbound.server.protocol.json_schema` prints into TypeScript: `npm run types`.
import { writeFileSync } from 'node:fs';
import { argv, stdin, stdout } from 'node:process';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const bannerComment = `// Made by \`npm run types\` from the server's messages and the games' views: do not edit.
/* eslint-disable */`;

/** The older words that the compiler reads: fixed items are `items`, and how many there may be is no type. */
function older(_, part) {
  if (part?.type !== 'array') return part;
  const { prefixItems, minItems, maxItems, ...rest } = part;
  return prefixItems ? { ...rest, minItems, maxItems, items: prefixItems, additionalItems: false } : rest;
}

const { $defs } = JSON.parse(await text(stdin), older);
const names = Object.keys($defs);
const everything = {
  description: 'Everything, by its name.',
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  additionalProperties: false,
  $defs,
};
const style = { singleQuote: true, printWidth: 120 };
const written = await compile(everything, 'Protocol', { bannerComment, style });
if (argv[2]) writeFileSync(argv[2], written);
else stdout.write(written);
