import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log.ts';

describe('what the log keeps of an error', () => {
  it('is the statement of a failed query and not the values sent with it', () => {
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

  it('names what made a query fail that is no error', () => {
    const cause: unknown = { name: 'ErrnoError', errno: 51 };
    const { stack } = loggedError(new DrizzleQueryError('select 1', [], cause as Error));
    expect(stack).toContain('failed query: {"name":"ErrnoError","errno":51}');
  });

  it('is the name, message and stack of any other', () => {
    const error = new RangeError('too far');
    expect(loggedError(error)).toEqual({
      type: 'RangeError',
      message: 'too far',
      stack: error.stack,
    });
  });
});
