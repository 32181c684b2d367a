import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');

/** A change of a file: the printed lines before and after it. */
export interface PrintedChange {
  file: string;
  before: string;
  after: string;
}

/** The changes that the worked example of `CONTRIBUTING.md` prints, in its order. */
export function printedChanges(): PrintedChange[] {
  const blocks = [...page.matchAll(/^ *```diff\n(.*?)^ *```$/gms)].map(([, text = '']) => text);
  const lines = blocks.flatMap((block) => block.split('\n').map((line) => line.slice(3)));
  const changes: PrintedChange[] = [];
  let file = '';
  let isNew = true;
  for (const line of lines) {
    if (line.startsWith('--- ') || line.startsWith('@@')) {
      if (line.startsWith('--- ')) file = line.slice(4);
      isNew = true;
    } else if (line !== '') {
      if (isNew) changes.push({ file, before: '', after: '' });
      isNew = false;
      const change = changes.at(-1);
      if (change === undefined) throw new Error(`"${line}" comes before any file name`);
      const text = `${line.slice(1)}\n`;
      change.after += text;
      if (!line.startsWith('+')) change.before += text;
    }
  }
  return changes;
}

/** The command of the worked example that creates the migration. */
export function printedMigration(): string[] {
  const command = /^ *(npm run migrations .*)$/m.exec(page)?.[1];
  if (command === undefined) throw new Error('CONTRIBUTING.md prints no migration command');
  return command.split(' ');
}
