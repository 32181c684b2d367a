// Checks that .env.example lists exactly the settings that the programs and scripts read.
import { readFileSync } from 'node:fs';

const readers = [
  'server-kit/src/drain-settings.ts',
  'server-kit/src/tracing/tracing-settings.ts',
  'shop-api/src/config.ts',
  'shop-api/src/demo-settings.ts',
  'gateway/src/config.ts',
  'web/src/config.ts',
  'scripts/settings.ts',
  'scripts/chromium.ts',
  'scripts/reset.ts',
  'scripts/test.ts',
];

// A setting's name is a key of a schema, or in quotes where it is read: capitals, digits and underscores, one
// underscore at least or one of the short names below.
const NAME = /(?:'|^\s+)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST)(?:'|: setting\.)/gm;

// Set by the tools, not by the operator of the shop.
const NOT_OURS = 'NODE_ENV';

const read = new Set(
  readers.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAME)].map((hit) => hit[1])),
);
const listed = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(
    (hit) => hit[1],
  ),
);

const missing = [...read].filter((name) => name !== NOT_OURS && !listed.has(name));
const unknown = [...listed].filter((name) => !read.has(name));
for (const name of missing) console.error(`${String(name)} is read, but not in .env.example`);
for (const name of unknown)
  console.error(`${String(name)} is in .env.example, but no program reads it`);
process.exit(missing.length + unknown.length === 0 ? 0 : 1);
