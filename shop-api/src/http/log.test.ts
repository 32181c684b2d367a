import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log.ts';

describe('loggedError', () => {
  it('returns the statement of a failed query without its values', () => {
    const cause = Object.assign(new Error('value too long'), { code: '22001' });
    const error = new DrizzleQueryError('insert into users values ($1)', ['+6281234567890'], cause);
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      message: 'value too long',
      code: '22001',
      query: 'insert into users values ($1)',
    });
    expect(JSON.stringify(logged)).not.toContain('81234567890');
  });

  it('returns the cause of a failed query that is not an Error', () => {
    const cause: unknown = { name: 'ErrnoError', errno: 51 };
    const { stack } = loggedError(new DrizzleQueryError('select 1', [], cause as Error));
    expect(stack).toContain('failed query: {"name":"ErrnoError","errno":51}');
  });

  it('returns name, message and stack of any other error', () => {
    const error = new RangeError('too far');
    expect(loggedError(error)).toEqual({
      type: 'RangeError',
      message: 'too far',
      stack: error.stack,
    });
  });
});
