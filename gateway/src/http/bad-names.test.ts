import { describe, expect, it } from 'vitest';
import type { GatewayResponse } from '../../test-kit/gateway.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { jsonRequest, internalErrors, wronglyRejected } from '../../test-kit/hostile.ts';
import { wholeShop } from '../../test-kit/whole-shop.ts';

const shop = gatewayForAll(wholeShop);

describe('names of JavaScript object members', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

  it('handles names of JavaScript object members as ordinary names', async () => {
    const requests = NAMES.flatMap((name) => [
      jsonRequest(`alias ${name}`, { query: `{ ${name}: __typename }` }),
      jsonRequest(`operation ${name}`, {
        query: `query ${name} { __typename }`,
        operationName: name,
      }),
      jsonRequest(`fragment ${name}`, {
        query: `{ ...${name} } fragment ${name} on Query { __typename }`,
      }),
      jsonRequest(`variable ${name}`, {
        query: `query ($${name}: Boolean = true) { __typename @include(if: $${name}) }`,
      }),
      jsonRequest(`variables ${name}`, {
        query: '{ __typename }',
        variables: JSON.parse(`{"${name}":{"polluted":true}}`) as unknown,
      }),
      jsonRequest(`extensions ${name}`, {
        query: '{ __typename }',
        extensions: JSON.parse(`{"${name}":{"polluted":true}}`) as unknown,
      }),
    ]);
    expect(await internalErrors(shop, requests)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('returns aliases with names of JavaScript object members', async () => {
    for (const name of NAMES) {
      const { data } = (await shop.execute(`{ ${name}: __typename }`)) as Pick<
        GatewayResponse,
        'data'
      >;
      expect(JSON.stringify(data)).toBe(`{"${name}":"Query"}`);
    }
  });

  it('rejects input fields with names of JavaScript object members', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
    const requests = NAMES.map((name) =>
      jsonRequest(name, {
        query,
        variables: {
          input: JSON.parse(
            `{"phone":"081","password":"a","${name}":{"polluted":true}}`,
          ) as unknown,
        },
      }),
    );
    const literal = NAMES.map((name) =>
      jsonRequest(`${name} in the document`, {
        query: `mutation { signIn(input: { phone: "081", password: "a", ${name}: {} }) { token } }`,
      }),
    );
    const codes = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];
    const good = jsonRequest('good', {
      query,
      variables: { input: { phone: '1', password: 'a' } },
    });
    expect(await wronglyRejected(shop, [...requests, ...literal], codes, [good])).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});
