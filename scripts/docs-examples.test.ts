import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

interface Example {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('.').flatMap((name) =>
    existsSync(`${name}/README.md`) ? [`${name}/README.md`] : [],
  ),
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];

/** An operation of GraphQL in a code block of any language. */
const OPERATION = /"query":|\b(?:query|mutation|subscription)\b\s*\w*\s*[({]/;

const schema = buildSchema(readSdl('schema'));
const examples = PAGES.flatMap(examplesOf).filter(
  ({ language, text }) => language === 'graphql' || (language !== 'diff' && OPERATION.test(text)),
);
const spec = readFileSync('e2e/api/schema-guide.spec.ts', 'utf8');

function examplesOf(page: string): Example[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^ *```(\w+)\n(.*?)^ *```/gms);
  return [...blocks].map(([, language = '', text = '']) => ({ page, language, text }));
}

describe('GraphQL examples of the docs', () => {
  it('finds examples only on pages whose examples the tests in e2e/api run', () => {
    const places = new Set(examples.map(({ page, language }) => `${page} ${language}`));
    // readme.spec.ts runs the first, schema-guide.spec.ts the others; extend them for a new page.
    expect([...places].sort()).toEqual([
      'README.md sh',
      'docs/schema-guide.md graphql',
      'docs/schema-guide.md js',
    ]);
    expect(examples.filter(({ page }) => page === 'README.md')).toHaveLength(1);
  });

  it.each(examples.filter(({ language }) => language === 'graphql'))(
    'validates against the schema: $page $text',
    ({ text }) => {
      expect(validate(schema, parse(text))).toEqual([]);
    },
  );

  it('names each operation, and schema-guide.spec.ts runs it by that name', () => {
    const operations = examples.filter(({ language }) => language === 'graphql');
    const names = operations.map(({ text }) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
    expect(names.filter((name) => !name || !spec.includes(`'${name}'`))).toEqual([]);
  });

  it('names each JavaScript function, and schema-guide.spec.ts runs it by that name', () => {
    const functions = examples
      .filter(({ language }) => language === 'js')
      .map(({ text }) => /function (\w+)\(/.exec(text)?.[1] ?? text);
    expect(functions.length).toBeGreaterThan(0);
    expect(functions.filter((name) => !spec.includes(`runGuideScript('${name}'`))).toEqual([]);
  });
});
