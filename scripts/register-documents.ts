// `npm run register-documents -- --client NAME [--typenames] FILES…`: registers the operations of a client at
// the gateway (gateway/README.md, Trusted documents). FILES are .graphql files with operations and fragments,
// or a manifest that a tool of the client has written.
import { buildSchema } from 'graphql';
import { documentProblems, readClientDocuments } from './client-documents.ts';
import { readOptions } from './command-options.ts';
import { MANIFEST_FOLDER, operationOf, writeManifest } from './manifests.ts';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

const USAGE = `Usage: npm run register-documents -- --client NAME [--typenames] [--dir FOLDER] FILES…
NAME has lower-case letters, digits and dashes; storefront is taken.
FILES are .graphql files with operations and fragments, or a manifest (.json).
--typenames adds __typename as Apollo Client and urql do. FOLDER is ${MANIFEST_FOLDER} by default.`;

function fail(code: number, ...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(code);
}

const { values, positionals: files } = readOptions(
  USAGE,
  {
    client: { type: 'string', default: '' },
    dir: { type: 'string', default: MANIFEST_FOLDER },
    typenames: { type: 'boolean', default: false },
  },
  true,
);
const { client, dir, typenames } = values;
if (files.length === 0 || !/^[a-z0-9][a-z0-9-]*$/.test(client) || client === 'storefront') {
  fail(2, USAGE);
}

/** Ends the program for a file that cannot be read. */
function readDocuments(): string[] {
  try {
    return readClientDocuments(files, typenames);
  } catch (error) {
    fail(1, 'Nothing is registered:', String(error));
  }
}

const schema = buildSchema(readSdl('schema'));
const bodies = readDocuments();
if (bodies.length === 0) fail(1, 'Nothing is registered: the files have no operation.');
const problems = bodies.flatMap((body) =>
  documentProblems(schema, body).map(
    (problem) => `${operationOf(body).name?.value ?? 'operation without a name'}: ${problem}`,
  ),
);
if (problems.length > 0) fail(1, 'Nothing is registered:', ...problems);
const file = `${dir}/${client}.json`;
writeManifest(file, bodies);
console.log(
  `${String(bodies.length)} operations are in ${file}; a gateway reads it when it starts.`,
);
