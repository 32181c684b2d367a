// Runs graphql-codegen with the arguments of the command, and prints problems but not its progress. With --watch it
// does so after each edit.
import { buildSchema } from 'graphql';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';
import { graphqlProblems } from './graphql-problems.ts';
import { removeOrphanedTypes } from './remove-orphaned-types.ts';
import { bin, runCommand } from './run-command.ts';

/** Its progress, and that fragments of client and web have one name: each of the two is an application. */
const NOISE = /^ *[❯✔] .*\n|^Warning: fragment with name .*\n.*\n.*\n/gm;

function schemaProblems(): string[] {
  try {
    buildSchema(readSdl('schema'));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function findProblems(): string[] {
  const inFiles = ['schema', 'client/src/operations', 'web/src'].flatMap(graphqlProblems);
  return inFiles.length > 0 ? inFiles : schemaProblems();
}

let last = '';

/** The tool's own message about the schema is long, names no file, and is printed once for each output. */
function explain(text: string): string {
  const shown = text.replace(NOISE, '');
  const problems = shown.includes('[FAILED') ? findProblems() : [];
  const explained = problems.length === 0 ? shown : `${problems.join('\n\n')}\n`;
  if (explained === '' || explained === last) return '';
  last = explained;
  return explained;
}

const args = process.argv.slice(2);
const problems = args.includes('--watch') ? [] : findProblems();
if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
removeOrphanedTypes('web/src');
const { code } = await runCommand([bin('graphql-codegen'), ...args], { edit: explain });
process.exit(code);
