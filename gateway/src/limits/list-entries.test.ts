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

/** Makes a response with lists of so many entries, which is complete once it is released. */
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

describe('the entries of the lists in all responses that are being made', () => {
  it('are at most 50,000, beyond which only responses of up to 500 entries are made', () => {
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

  it('do not include responses that are complete, also when a list comes late', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { errors, listEntries } = respond(4_000, 4_000);
      expect(errors).toEqual([]);
      listEntries.release();
      listEntries.release();
      respond(1_000, 0, listEntries);
    }
  });
});

describe('a response with too many entries', () => {
  it('has one error for all its lists, whose memory does not grow with them', () => {
    const { errors } = respond(10_001, 1);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe(errors[1]);
  });
});
