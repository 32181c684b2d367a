// `npm run usage-report`: prints which client uses which field, from the manifests of trusted documents.
// With `--removed Type.field` it prints what a removal would break, and fails if that is anything.
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { readManifests } from '../gateway/src/trusted-documents/manifest.ts';
import { fieldUsage, usagesOf, usageSummary } from './field-usage.ts';
import { MANIFEST_FOLDER } from './manifests.ts';
import { readSdl } from './read-sdl.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: MANIFEST_FOLDER },
    removed: { type: 'string', multiple: true, default: [] },
  },
});
const manifests = readManifests(values.dir);
if (manifests.length === 0) {
  console.error(`${values.dir} has no manifest: run "npm run codegen".`);
  process.exit(2);
}
const usages = fieldUsage(buildSchema(readSdl('schema')), manifests);
if (values.removed.length === 0) {
  console.log(usageSummary(usages).join('\n'));
} else {
  const broken = values.removed.flatMap((removed) => usagesOf(usages, removed));
  for (const { client, operation, coordinate } of broken) {
    console.log(`${client}: ${operation} uses ${coordinate}`);
  }
  if (broken.length === 0) console.log(`No client uses ${values.removed.join(', ')}.`);
  process.exit(broken.length === 0 ? 0 : 1);
}
