import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlProblems } from './graphql-problems.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gawai-graphql-'));
  mkdirSync(join(folder, 'cart'));
  writeFileSync(join(folder, 'home.graphql'), 'query Home { featuredProducts { id } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeCart = (text: string) => writeFileSync(join(folder, 'cart', 'cart.graphql'), text);

describe('graphqlProblems', () => {
  it('returns nothing for valid files', () => {
    writeCart('query Cart { cart { id } }');
    expect(graphqlProblems(folder)).toEqual([]);
  });

  it('names file and line of a syntax error', () => {
    writeCart('query Cart {\n  cart {\n    id\n}');
    const [problem = '', ...others] = graphqlProblems(folder);
    expect(others).toEqual([]);
    expect(problem).toContain('Syntax Error: Expected Name, found <EOF>.');
    expect(problem).toContain(`${join(folder, 'cart', 'cart.graphql')}:4:2`);
  });

  it('names both files of operations with one name', () => {
    writeCart('query Home { cart { id } }');
    expect(graphqlProblems(folder)).toEqual([
      `The operation "Home" is in ${join(folder, 'cart', 'cart.graphql')} and in ${join(folder, 'home.graphql')}.`,
    ]);
  });
});
