import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/pictures';
const PAGE = readFileSync('docs/pictures.md', 'utf8');
const README = readFileSync('README.md', 'utf8');
const SPEC = readFileSync('e2e/screens/docs-pictures.spec.ts', 'utf8');

/** Most bytes of a picture of the page. */
const BYTES_MAX = 60_000;

const shown = [...PAGE.matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+)\.webp\)/g)].map(
  ([, alt = '', name = '']) => ({ name, alt, file: join(FOLDER, `${name}.webp`) }),
);
const names = [
  ...shown.map(({ name }) => name),
  ...[...README.matchAll(/\(docs\/pictures\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name),
];

describe('docs/pictures.md', () => {
  it.each(shown)('shows $name, which exists and is small', ({ file }) => {
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(BYTES_MAX);
  });

  it('describes every picture with a text of its own', () => {
    const texts = shown.map(({ alt }) => alt);
    expect(texts.filter((alt) => alt.length < 20)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('shows what the command writes, and nothing else', () => {
    const direct = [...SPEC.matchAll(/writePicture\(page, '([\w-]+)'\)/g)].map(([, name]) => name);
    const listed = [...SPEC.matchAll(/^\s+\['([\w-]+)', /gm)].map(([, name]) => name);
    expect([...direct, ...listed].sort()).toEqual([...names].sort());
  });

  it('leaves no picture of the folder unused', () => {
    const unused = readdirSync(FOLDER).filter(
      (file) => !README.includes(`${FOLDER}/${file}`) && !PAGE.includes(`pictures/${file}`),
    );
    expect(unused).toEqual([]);
  });
});
