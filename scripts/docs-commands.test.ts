import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['gateway', 'web', 'shop-api', 'bench'].map((folder) => `${folder}/README.md`),
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
];

/** The npm scripts of a workspace, e.g. `web`; `.` is the root. */
function scriptsOf(workspace: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return Object.keys(manifest.scripts ?? {});
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names only npm scripts that exist', () => {
    const commands = text.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)([^`\n]*)/g);
    const missing = [...commands].flatMap(([command, script = '', rest = '']) => {
      if (!command.startsWith('npm run') && !['start', 'test'].includes(script)) return [];
      const workspace = / -w ([\w-]+)/.exec(rest)?.[1] ?? '.';
      return scriptsOf(workspace).includes(script) ? [] : [command];
    });
    expect(missing).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) =>
      join(dirname(page), path),
    );
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});
