// Loaded before a program by `npm start -w <workspace>`, which runs in the folder of the workspace: reads the .env of
// the repository. Variables that are already set take precedence.
import { existsSync } from 'node:fs';

const file = '../.env';
if (existsSync(file)) process.loadEnvFile(file);
