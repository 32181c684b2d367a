import { readFileSync } from 'node:fs';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

const page = readFileSync('docs/clients.md', 'utf8');

/** Scalars and their TypeScript types in a text of lines such as `Rupiah: number` or `Rupiah: 'number',`. */
function scalarsIn(text: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, new RegExp(`^ *${name}: '?(\\w+)'?,?$`, 'm').exec(text)?.[1] ?? '']),
  );
}

describe('docs/clients.md', () => {
  it('prints the client of the Apollo Client example', () => {
    expect(page).toContain(readFileSync('examples/apollo-client/shop-client.ts', 'utf8'));
  });

  it('lists each scalar with the type that the client package and the client preset use', () => {
    const names = Object.values(buildSchema(readSdl('schema')).getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => name)
      .sort();
    const rows = page.matchAll(/^\| `(\w+)` +\|[^|]+\| `(\w+)` /gm);
    const listed = Object.fromEntries([...rows].map(([, name = '', type = '']) => [name, type]));
    expect(Object.keys(listed).sort()).toEqual(names);
    const ofPackage = readFileSync('codegen.yml', 'utf8').split('&json-scalars')[1] ?? '';
    expect(scalarsIn(ofPackage, names)).toEqual(listed);
    const ofPreset = readFileSync('examples/client-preset/codegen.ts', 'utf8');
    expect(scalarsIn(ofPreset, names)).toEqual(listed);
  });
});
