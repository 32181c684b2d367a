import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { badUserInput } from './bad-user-input.ts';
import { formatError } from './format-error.ts';
import { ShopRejection } from '../rest/client/shop-rejection.ts';
import { UpstreamError } from '../rest/client/upstream-error.ts';

const format = (originalError: Error) => {
  const error = new GraphQLError(originalError.message, { originalError, path: ['a'] });
  return formatError({ ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } }, error);
};
const FAILED = 'Terjadi kesalahan pada server. Silakan coba lagi.';

describe('formatError', () => {
  it('reports an upstream error by its code and a sentence, without the detail', () => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.7:8080');
    const upstreamError = new UpstreamError('SHOP_UNAVAILABLE', 'GET /order: ECONNREFUSED', {
      cause,
    });
    expect(format(upstreamError)).toEqual({
      message: FAILED,
      path: ['a'],
      extensions: { code: 'SHOP_UNAVAILABLE' },
    });
  });

  it('reports a rejection by the message of the shop and retryAfter', () => {
    expect(format(new ShopRejection('FORBIDDEN', 'Bukan milik Anda'))).toMatchObject({
      message: 'Bukan milik Anda',
      extensions: { code: 'FORBIDDEN' },
    });
    const rejection = new ShopRejection('RATE_LIMITED', 'Tunggu', { retryAfter: 9 });
    expect(format(rejection).extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 9 });
  });

  it('reports which input is broken', () => {
    const error = badUserInput('slug must be a slug', 'slug');
    expect(formatError(error.toJSON(), error)).toEqual({
      message: 'slug must be a slug',
      extensions: { code: 'BAD_USER_INPUT', field: 'slug' },
    });
  });

  it('reports an internal error without any detail', () => {
    const mistakes = [
      new TypeError("Cannot read properties of undefined (reading 'secret')"),
      new GraphQLError('Cannot return null for non-nullable field Order.hash.'),
    ];
    for (const mistake of mistakes) {
      expect(format(mistake)).toEqual({
        message: FAILED,
        path: ['a'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
    }
  });

  it('reports BAD_REQUEST for a request that Apollo rejects without a code', () => {
    const extensions = { http: { status: 400, headers: new HeaderMap() } };
    const error = new GraphQLError('provided sha does not match query', { extensions });
    const formatted = { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    expect(formatError(formatted, error)).toEqual({
      message: 'provided sha does not match query',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  it('removes all extensions of an error of Apollo except its code', () => {
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace: ['at /srv/x.js:1:1'] };
    const error = new GraphQLError('Cannot query field "a"', { extensions });
    expect(formatError(error.toJSON(), error).extensions).toEqual({
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
  });
});
