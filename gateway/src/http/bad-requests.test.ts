import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { rawRequest, wronglyRejected, type HostileRequest } from '../../test-kit/hostile.ts';

const shop = gatewayForAll();

const BODY = '{"query":"{ __typename }"}';
const POSTED = [rawRequest('POST', BODY)];

describe('content types and methods of /graphql', () => {
  const types = [
    ...[
      'text/plain',
      'text/json',
      'application/graphql',
      'application/jsonp',
      'application/ld+json',
    ],
    ...['application/x-www-form-urlencoded', 'application/octet-stream'],
    ...[
      '*/*',
      'json',
      ';',
      'application/json, text/plain',
      'application/json/x',
      'application /json',
    ],
    ...['utf-16', 'utf-32', 'latin1', 'iso-8859-1', 'utf-7', '"utf-16"', 'x'].map(
      (charset) => `application/json; charset=${charset}`,
    ),
  ];

  it('rejects every content type but JSON', async () => {
    const requests = types.map((type) => rawRequest(type, BODY, { 'content-type': type }));
    const encodings = ['gzip', 'br', 'deflate', 'compress', 'identity, gzip', 'x'];
    requests.push(
      ...encodings.map((encoding) => rawRequest(encoding, BODY, { 'content-encoding': encoding })),
    );
    expect(await wronglyRejected(shop, requests, ['UNSUPPORTED_MEDIA_TYPE'], POSTED)).toEqual([]);
  });

  it('rejects methods other than GET and POST', async () => {
    const methods = ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'SEARCH', 'LINK'];
    const requests = methods.map((method) => ({ name: method, init: { method } }));
    expect(await wronglyRejected(shop, requests, ['METHOD_NOT_ALLOWED'], POSTED)).toEqual([]);
  });

  const mutation = encodeURIComponent('mutation { signOut { signedOut } }');
  const preflight = { 'apollo-require-preflight': '1' };
  const query = `query=${encodeURIComponent('{ __typename }')}`;
  const got = [{ name: 'GET', search: `?${query}`, init: { headers: preflight } }];

  it('lists the preflight headers in the error of a GET without one', async () => {
    const { errors } = (await (await fetch(`${shop.url}/graphql?${query}`)).json()) as {
      errors: { message: string }[];
    };
    for (const name of ['x-apollo-operation-name', 'apollo-require-preflight']) {
      expect(errors[0]?.message).toContain(name);
    }
  });

  it('rejects mutations sent by GET', async () => {
    const searches = [
      `?query=${mutation}`,
      `?query=${mutation}&operationName=`,
      `?query=${encodeURIComponent('mutation A { signOut { signedOut } } query B { __typename }')}&operationName=A`,
      `?query=${encodeURIComponent('subscription { a }')}`,
      `?query=${mutation}&query=${encodeURIComponent('{ __typename }')}`,
    ];
    const requests = searches.flatMap((search) => [
      { name: search, search, init: { headers: preflight } },
      {
        name: `${search} as POST`,
        search,
        init: { headers: { ...preflight, 'x-http-method-override': 'POST' } },
      },
    ]);
    const codes = ['BAD_REQUEST', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE'];
    expect(await wronglyRejected(shop, requests, codes, got)).toEqual([]);
  });

  it('rejects GET without a preflight header or with an invalid query string', async () => {
    const requests: HostileRequest[] = [
      { name: 'no header', search: `?${query}`, init: {} },
      { name: 'a form', search: `?${query}`, init: { headers: { 'content-type': 'text/plain' } } },
      ...['', '?', '?a=1', '?query', '?query=', '?query=%', '?query=%FF', '?variables={}'].map(
        (search) => ({
          name: search,
          search,
          init: { headers: preflight },
        }),
      ),
      ...['{', '[', 'null,', '1', '"a"', 'x', '%7B'].flatMap((value) =>
        ['variables', 'extensions'].map((name) => ({
          name: `${name}=${value}`,
          search: `?${query}&${name}=${value}`,
          init: { headers: preflight },
        })),
      ),
      {
        name: 'two names',
        search: `?${query}&operationName=A&operationName=B`,
        init: { headers: preflight },
      },
    ];
    const codes = ['BAD_REQUEST', 'GRAPHQL_PARSE_FAILED'];
    expect(await wronglyRejected(shop, requests, codes, got)).toEqual([]);
  });
});
