import { buildSchema, executeSync, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatError } from '../graphql/format-error.ts';
import { limitListEntries } from './limit-list-entries.ts';
import { ListEntries, type ResponseEntries } from './list-entries.ts';

const schema = limitListEntries(
  buildSchema('type Query { all: [Item!] more: [Item] } type Item { id: ID }'),
);
const document = parse('{ all { id } more { id } }');

let entries: ListEntries;
beforeEach(() => {
  entries = new ListEntries();
});

/** Creates a response with lists of so many entries, which is complete once it is released. */
function respond(all: number, more = 0, listEntries: ResponseEntries = entries.ofResponse()) {
  const rootValue = { all: Array<object>(all).fill({}), more: Array<object>(more).fill({}) };
  const { errors = [] } = executeSync({
    schema,
    document,
    rootValue,
    contextValue: { listEntries },
  });
  return { errors, listEntries };
}

const limited = {
  message: 'Terlalu banyak permintaan. Silakan tunggu sebentar, lalu coba lagi.',
  extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
};

describe('ListEntries', () => {
  it('accepts only responses of up to 500 entries above 50,000 entries in pending responses', () => {
    const large = Array.from({ length: 5 }, () => respond(10_000));
    expect(large.flatMap(({ errors }) => errors)).toEqual([]);
    const [error] = respond(501).errors;
    expect(error && formatError(error.toJSON(), error)).toMatchObject({
      ...limited,
      path: ['all'],
    });
    expect(respond(250, 250).errors).toEqual([]);
    large[0]?.listEntries.release();
    expect(respond(501).errors).toEqual([]);
  });

  it('does not count complete responses, also when a list completes late', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { errors, listEntries } = respond(4_000, 4_000);
      expect(errors).toEqual([]);
      listEntries.release();
      listEntries.release();
      respond(1_000, 0, listEntries);
    }
  });
});

describe('response with too many list entries', () => {
  it('reports the same error object for all lists', () => {
    const { errors } = respond(10_001, 1);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe(errors[1]);
  });
});
