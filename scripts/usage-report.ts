// `npm run usage-report`: prints which client uses which field, from the manifests of trusted documents.
// With `--removed Type.field` it prints what a removal would break, and fails if that is anything.
import { buildSchema, resolveSchemaCoordinate, type GraphQLSchema } from 'graphql';
import { readManifests } from '../gateway/src/trusted-documents/manifest.ts';
import { readOptions } from './command-options.ts';
import { fieldUsage, usagesOf, usageSummary, usageText } from './field-usage.ts';
import { MANIFEST_FOLDER } from './manifests.ts';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

const USAGE = `Usage: npm run usage-report -- [--removed Type.field]… [--dir FOLDER]
FOLDER has the manifests, ${MANIFEST_FOLDER} by default.`;

const { values } = readOptions(USAGE, {
  dir: { type: 'string', default: MANIFEST_FOLDER },
  removed: { type: 'string', multiple: true, default: [] },
});
/** Whether the schema has it; also false for what is not the name of a part, e.g. `Product/price`. */
function isInSchema(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined;
  } catch {
    return false;
  }
}

const manifests = readManifests(values.dir);
if (manifests.length === 0) {
  console.error(`${values.dir} has no manifest: run "npm run codegen".`);
  process.exit(2);
}
const schema = buildSchema(readSdl('schema'));
const usages = fieldUsage(schema, manifests);
if (values.removed.length === 0) {
  console.log(usageSummary(usages).join('\n'));
} else {
  const broken = values.removed.map((removed) => ({ removed, usages: usagesOf(usages, removed) }));
  // What is removed already is still found in the operations.
  const unknown = broken.filter(
    ({ removed, usages: found }) => found.length === 0 && !isInSchema(schema, removed),
  );
  if (unknown.length > 0) {
    console.error(`The schema has no ${unknown.map(({ removed }) => removed).join(', ')}.`);
    process.exit(2);
  }
  const found = broken.flatMap(({ usages: each }) => each);
  for (const usage of found) console.log(usageText(usage));
  if (found.length === 0) console.log(`No client uses ${values.removed.join(', ')}.`);
  process.exit(found.length === 0 ? 0 : 1);
}
