import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentProblems, readClientDocuments } from './client-documents.ts';
import { writeManifest } from './manifests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('readClientDocuments', () => {
  it('joins each operation with its fragments, also of other files', () => {
    const files = [
      file('a.graphql', 'query A { shelf { ...S } } query B { shelf { id } }'),
      file('s.graphql', 'fragment S on Shelf { id }'),
    ];
    expect(readClientDocuments(files, false)).toEqual([
      'query A {\n  shelf {\n    ...S\n  }\n}\n\nfragment S on Shelf {\n  id\n}',
      'query B {\n  shelf {\n    id\n  }\n}',
    ]);
  });

  it('adds __typename to every object that has none', () => {
    const path = file('a.graphql', 'query A { shelf { id items { __typename } } }');
    expect(readClientDocuments([path], true)).toEqual([
      'query A {\n  shelf {\n    id\n    items {\n      __typename\n    }\n    __typename\n  }\n}',
    ]);
  });

  it('reads a manifest as it is, and no operation twice', () => {
    const body = 'query A { shelf { id } }';
    const manifest = join(folder, 'app.json');
    writeManifest(manifest, [body]);
    expect(readClientDocuments([manifest, manifest], true)).toEqual([body]);
  });
});

describe('documentProblems', () => {
  const schema = buildSchema('type Query { shelf: String }');

  it('returns nothing for an operation that the gateway executes', () => {
    expect(documentProblems(schema, '{ shelf }')).toEqual([]);
  });

  it('returns what the schema and the limits of the gateway reject', () => {
    expect(documentProblems(schema, '{ shel }')[0]).toContain('Cannot query field "shel"');
    const deep = `${'{ a '.repeat(13)}${'}'.repeat(13)}`;
    expect(documentProblems(schema, deep)[0]).toContain('more than 12 levels');
  });
});
