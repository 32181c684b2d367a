// Checks that every package of the lock file has integrity and no download address, and that the licenses of those
// that run in production are allowed.
import { readFileSync } from 'node:fs';
import { lockFileProblems } from './lock-file.ts';

const problems = lockFileProblems(readFileSync('package-lock.json', 'utf8'));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
