import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';
const step = z.object({ run: z.string().optional(), uses: z.string().optional() });
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** The commands of a workflow. */
function commandsOf(file: string): string[] {
  const { jobs } = workflow.parse(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

describe.each(readdirSync(FOLDER))('.github/workflows/%s', (file) => {
  const commands = commandsOf(file);

  it('runs only npm scripts and images that exist', () => {
    const names = commands.flatMap((line) => /^npm run ([\w:-]+)/.exec(line)?.[1] ?? []);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    const targets = commands.flatMap((line) => /for target in ([^;]+);/.exec(line)?.[1] ?? []);
    for (const target of targets.flatMap((list) => list.split(' '))) {
      expect(dockerfile).toContain(` AS ${target}\n`);
    }
  });
});

describe('.github/workflows/check.yml', () => {
  it('runs the same program as the other CI', () => {
    expect(commandsOf('check.yml')).toContain('.ci/run');
    accessSync('.ci/run', constants.X_OK);
  });
});
