// `npm run register-documents -- --client NAME [--typenames] FILES…`: registers the operations of a client at
// the gateway (gateway/README.md, Trusted documents). FILES are .graphql files with operations and fragments,
// or a manifest that a tool of the client has written.
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { documentProblems, readClientDocuments } from './client-documents.ts';
import { MANIFEST_FOLDER, operationOf, writeManifest } from './manifests.ts';
import { readSdl } from './read-sdl.ts';

const USAGE =
  'Usage: npm run register-documents -- --client NAME [--typenames] [--dir FOLDER] FILES…';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    client: { type: 'string', default: '' },
    dir: { type: 'string', default: MANIFEST_FOLDER },
    typenames: { type: 'boolean', default: false },
  },
});
const { client, dir, typenames } = values;
if (files.length === 0 || !/^[a-z0-9][a-z0-9-]*$/.test(client) || client === 'storefront') {
  console.error(`${USAGE}\nNAME has lower-case letters, digits and dashes; storefront is taken.`);
  process.exit(2);
}

const schema = buildSchema(readSdl('schema'));
const bodies = readClientDocuments(files, typenames);
const problems = bodies.flatMap((body) =>
  documentProblems(schema, body).map(
    (problem) => `${operationOf(body).name?.value ?? 'operation without a name'}: ${problem}`,
  ),
);
if (problems.length > 0) {
  console.error(`Nothing is registered:\n${problems.join('\n')}`);
  process.exit(1);
}
const file = `${dir}/${client}.json`;
writeManifest(file, bodies);
console.log(
  `${String(bodies.length)} operations are in ${file}; a gateway reads it when it starts.`,
);
