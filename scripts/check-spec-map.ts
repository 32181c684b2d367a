// Checks that every file named in docs/spec-map.md exists.
import { existsSync, readFileSync } from 'node:fs';

const FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`/g;

const text = readFileSync('docs/spec-map.md', 'utf8');
const files = [...text.matchAll(FILE)].map(([, path = '']) => path);
const missing = [...new Set(files)].filter((path) => !existsSync(path));
for (const path of missing) console.error(`docs/spec-map.md names ${path}, which does not exist`);
process.exit(files.length === 0 || missing.length > 0 ? 1 : 0);
