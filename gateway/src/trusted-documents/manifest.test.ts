import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentHash, ManifestError, readManifests } from './manifest.ts';
import { loadTrustedDocuments } from './trusted-documents.ts';

const body = '{ categories { id } }';
const id = documentHash(body);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(
    join(folder, name),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

describe('readManifests', () => {
  it('reads the formats of Apollo and graphql-codegen, each file as one client', () => {
    const format = 'apollo-persisted-query-manifest';
    write('one.json', { format, version: 1, operations: [{ id, name: '', type: 'query', body }] });
    write('two.json', { [id]: body });
    write('README.md', '');
    const documents = [{ id, body }];
    expect(readManifests(folder)).toEqual([
      { client: 'one', documents },
      { client: 'two', documents },
    ]);
  });

  it('returns an empty list for a folder that does not exist', () => {
    expect(readManifests(join(folder, 'nothing'))).toEqual([]);
  });

  it('throws an error with the path when it is not a folder', () => {
    write('app.json', { [id]: body });
    const file = join(folder, 'app.json');
    expect(() => readManifests(file)).toThrow(ManifestError);
    expect(() => readManifests(file)).toThrow(`${file} cannot be read`);
  });

  it.each([
    ['text', 'no JSON'],
    ['another JSON', '[1]'],
    ['a hash that is not the one of its document', { [documentHash('{ a }')]: body }],
  ])('throws an error with the name of a file that contains %s', (_, content) => {
    write('app.json', content);
    expect(() => readManifests(folder)).toThrow(ManifestError);
    expect(() => readManifests(folder)).toThrow('app.json');
  });
});

describe('loadTrustedDocuments', () => {
  it('reads nothing when registered operations are off', () => {
    write('app.json', 'no JSON');
    expect(loadTrustedDocuments('off', folder).byHash(id)).toBeUndefined();
  });

  it.each(['on', 'only'] as const)('throws for a folder without manifest with %s', (mode) => {
    const missing = join(folder, 'nothing');
    for (const path of [folder, missing]) {
      expect(() => loadTrustedDocuments(mode, path)).toThrow(ManifestError);
      expect(() => loadTrustedDocuments(mode, path)).toThrow(`documents in ${path}.`);
    }
  });
});
