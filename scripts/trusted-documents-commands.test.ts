import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromSource, runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'gawai-documents-'));
const operations = join(folder, 'shelf.graphql');
writeFileSync(operations, 'query Shelf { products(page: 1) { nodes { id rating } } }');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: string[]) =>
  runCommand(
    fromSource(
      `scripts/${script}.ts`,
      ...args,
      ...(args.includes('--help') ? [] : ['--dir', folder]),
    ),
    { quiet: true },
  );
const register = (...args: string[]) => run('register-documents', ...args);
const report = (...args: string[]) => run('usage-report', ...args);

describe('npm run register-documents', () => {
  it('writes the manifest of a client', async () => {
    const { code, output } = await register('--client', 'kiosk', operations);
    expect([code, output]).toEqual([0, expect.stringContaining('1 operations are in')]);
    const manifest = JSON.parse(readFileSync(join(folder, 'kiosk.json'), 'utf8')) as unknown;
    expect(manifest).toMatchObject({ operations: [{ name: 'Shelf', type: 'query' }] });
  });

  it.each([
    ['a file that does not exist', 'no such file', () => join(folder, 'gone.graphql')],
    ['a syntax error, with its position', 'bad.graphql:1:', () => writeFile('bad', 'query A {')],
    ['a field that the schema lacks', 'B: Cannot query', () => writeFile('b', 'query B { x }')],
    [
      'files without an operation',
      'no operation',
      () => writeFile('c', 'fragment C on Shop { x }'),
    ],
  ])('registers nothing for %s', async (_, message, path) => {
    const { code, output } = await register('--client', 'till', path());
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(output).toContain('Nothing is registered');
  });

  it.each([
    ['an unknown option', ['--wrong']],
    ['an option without its value', ['--client']],
    ['the name of the storefront', ['--client', 'storefront', operations]],
    ['no file', ['--client', 'till']],
  ])('prints the usage for %s', async (_, args) => {
    const { code, output } = await register(...args);
    expect([code, output]).toEqual([2, expect.stringContaining('Usage: ')]);
    expect(output).not.toContain('    at ');
  });

  it('prints the usage for --help', async () => {
    const { code, output } = await register('--help');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Usage: /)]);
  });
});

describe('npm run usage-report', () => {
  beforeAll(() => register('--client', 'kiosk', operations));

  it('prints which client uses which field', async () => {
    const { code, output } = await report();
    expect([code, output]).toEqual([0, expect.stringContaining('Product.rating: kiosk (1)\n')]);
  });

  it('fails with the operations that a removal breaks', async () => {
    const { code, output } = await report('--removed', 'Product.rating');
    expect([code, output]).toEqual([1, 'kiosk: Shelf uses Product.rating\n']);
  });

  it('succeeds for what no client uses', async () => {
    const { code, output } = await report('--removed', 'Product.slug');
    expect([code, output]).toEqual([0, 'No client uses Product.slug.\n']);
  });

  it('names what the schema does not have', async () => {
    const { code, output } = await report('--removed', 'Product.prise', '--removed', 'a/b');
    expect([code, output]).toEqual([2, 'The schema has no Product.prise, a/b.\n']);
  });
});

function writeFile(name: string, text: string): string {
  const path = join(folder, `${name}.graphql`);
  writeFileSync(path, text);
  return path;
}
