import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { jsonRequest, rawRequest, wronglyRejected } from '../../test-kit/hostile.ts';
import { galaxy, paginator } from '../../test-kit/samples.ts';
import { goodParts, part, sendParts, uploadOperations } from '../../test-kit/send-upload.ts';

let shop: TestGateway;
beforeAll(async () => {
  shop = await startGateway({ 'GET /product': ok(paginator([galaxy])) });
});
afterAll(() => shop.stop());

const SEARCH = 'query ($s: String) { products(search: $s) { totalCount } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const REJECTED = ['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED'];

describe('NUL and lone surrogates in strings', () => {
  it('are rejected in every argument and variable, never replaced', async () => {
    const texts = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\ude00\ud83d', '😀\ud83d'];
    const requests = texts.flatMap((text) => [
      jsonRequest(`search ${JSON.stringify(text)}`, { query: SEARCH, variables: { s: text } }),
      jsonRequest(`password ${JSON.stringify(text)}`, {
        query: SIGN_IN,
        variables: { input: { phone: '0812', password: text } },
      }),
      jsonRequest(`in a list ${JSON.stringify(text)}`, {
        query: SEARCH,
        variables: { a: [[{ b: text }]] },
      }),
      rawRequest(
        `in the document ${JSON.stringify(text)}`,
        JSON.stringify({
          query: `{ products(search: ${JSON.stringify(text)}) { page { total } } }`,
        }),
      ),
    ]);
    requests.push(
      jsonRequest('in a block text', {
        query: '{ products(search: """a\u0000""") { totalCount } }',
      }),
    );
    expect(await wronglyRejected(shop, requests, REJECTED)).toEqual([]);
  });

  it('are rejected in the query string of a GET, as are bytes that are not UTF-8', async () => {
    const query = encodeURIComponent(SEARCH);
    for (const bytes of ['%00', '%ED%A0%80', '%FF', 'a%C3', '%']) {
      shop.upstream.forget();
      const variables = encodeURIComponent('{"s":"') + bytes + encodeURIComponent('"}');
      const response = await fetch(`${shop.url}/graphql?query=${query}&variables=${variables}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      expect([bytes, response.status, shop.upstream.count()]).toEqual([bytes, 400, 0]);
    }
  });

  it('are rejected in an upload, as are bytes that are not UTF-8', async () => {
    for (const bad of ['\\u0000', '\\ud800', '\xff', '\xed\xa0\x80']) {
      const operations = JSON.stringify(uploadOperations).replace('OrderPayment:1802', bad);
      const body = [part('name="operations"', operations), goodParts.map, goodParts.file];
      const { status } = await sendParts(shop, `${body.join('')}${goodParts.end}`);
      expect([bad, status]).toEqual([bad, 400]);
    }
  });

  it('are the only rejected characters: others pass unchanged', async () => {
    const texts = ['😀', '\\u0000', 'é手', '\ufffd', '👨‍👩‍👧'];
    for (const text of texts) {
      shop.upstream.forget();
      const { errors } = await shop.ask(SEARCH, { s: text });
      expect([errors, shop.upstream.calls[0]?.query['s']]).toEqual([[], text]);
    }
  });
});
