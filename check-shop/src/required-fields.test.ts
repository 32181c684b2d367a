import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  FakeUpstream,
  type FakeResponse,
  type FakeRoute,
} from '../../gateway/test-kit/fake-upstream.ts';
import { wholeShop } from '../../gateway/test-kit/whole-shop.ts';
import { reportOf } from '../test-kit/report-of.ts';

const guide = readFileSync(new URL('../../docs/connect-your-api.md', import.meta.url), 'utf8');
const [, section = ''] = guide.split('\n## Required fields\n');
const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (`[A-Z]+ .+?) +\| (`.+?) +\|/gm)].map(
  ([, calls = '', fields = '']) => ({ calls: codeTexts(calls), fields: codeTexts(fields) }),
);

/** The texts in backticks. */
function codeTexts(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** Routes of the sample shop for calls of the table. */
const ROUTES: Readonly<Record<string, string>> = {
  'GET /product/{key}': 'GET /product/galaxy-a55-5g-8-256',
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Data with these fields only, in each entry. */
function trimmed(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((entry) => trimmed(entry, fields));
  if (!isJson(data)) return data;
  if (Array.isArray(data['data'])) return { ...data, data: trimmed(data['data'], fields) };
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
}

function onlyWith(route: FakeRoute, fields: readonly string[]): FakeRoute {
  return async (call) => {
    const response: FakeResponse = typeof route === 'function' ? await route(call) : route;
    const { body } = response;
    return isJson(body)
      ? { ...response, body: { ...body, data: trimmed(body['data'], fields) } }
      : response;
  };
}

/** The routes of a call of the table, with these fields only. */
function barely(call: string, fields: readonly string[]): [string, FakeRoute] {
  const name = ROUTES[call] ?? call;
  return [name, onlyWith(wholeShop[name]!, fields)];
}

let shop: FakeUpstream;
afterEach(() => shop.stop());

const report = async (routes: readonly [string, FakeRoute][]) => {
  shop = await FakeUpstream.start({ ...wholeShop, ...Object.fromEntries(routes) });
  return reportOf(shop.url, '--phone', '0812', '--password', 'rahasia');
};

describe('required fields in docs/connect-your-api.md', () => {
  it('accepts every call when the shop sends the required fields only', async () => {
    const all = rows.flatMap(({ calls, fields }) => calls.map((call) => barely(call, fields)));
    const { calls, usable, counts } = await report(all);
    expect([usable, counts.broken]).toEqual([true, 0]);
    expect(Object.values(calls).filter((each) => each.includes('cannot be used'))).toEqual([]);
  });

  it.each(rows.flatMap(({ calls, fields }) => fields.map((field) => ({ calls, fields, field }))))(
    'reports a broken call when one required field is missing: $calls $field',
    async ({ calls: [call = ''], fields, field }) => {
      const otherFields = fields.filter((each) => each !== field);
      const { calls } = await report([barely(call, otherFields)]);
      expect(calls[call]).toMatch(/^broken/);
    },
  );
});
