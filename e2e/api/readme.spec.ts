import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the curl command of README.md returns products', () => {
  const [, command = ''] = /```sh\n(curl .*?)```/s.exec(readme) ?? [];
  const output = execFileSync('bash', [
    '-c',
    command.replace('http://localhost:4000/graphql', addresses.graphql),
  ]);
  const { data } = JSON.parse(output.toString()) as {
    data: { products: { totalCount: number; nodes: { name: string }[] } };
  };
  expect(data.products.totalCount).toBeGreaterThan(0);
  expect(data.products.nodes[0]?.name).toContain('Galaxy');
});
