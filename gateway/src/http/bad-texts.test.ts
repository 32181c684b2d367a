import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { jsonRequest, wronglyRejected } from '../../test-kit/hostile.ts';
import { goodParts, part, sendParts, uploadOperations } from '../../test-kit/send-upload.ts';
import { wholeShop } from '../../test-kit/whole-shop.ts';

const shop = gatewayForAll(wholeShop);

const SEARCH = 'query ($s: String) { products(search: $s) { totalCount } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const REJECTED = ['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED'];

/** One request for each position of a text. */
function withText(text: string) {
  const name = JSON.stringify(text);
  return [
    jsonRequest(`search ${name}`, { query: SEARCH, variables: { s: text } }),
    jsonRequest(`password ${name}`, {
      query: SIGN_IN,
      variables: { input: { phone: '0812', password: text } },
    }),
    jsonRequest(`in a list ${name}`, { query: SEARCH, variables: { a: [[{ b: text }]] } }),
    jsonRequest(`in the document ${name}`, {
      query: `{ products(search: ${name}) { totalCount } }`,
    }),
  ];
}
const inBlock = (text: string) =>
  jsonRequest('in a block text', { query: `{ products(search: """${text}""") { totalCount } }` });

describe('texts of a request', () => {
  it('rejects NUL and lone surrogates in every argument and variable', async () => {
    const texts = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\ude00\ud83d', '😀\ud83d'];
    const requests = [...texts.flatMap(withText), inBlock('a\u0000')];
    const good = [...withText('baik'), inBlock('baik')];
    expect(await wronglyRejected(shop, requests, REJECTED, good)).toEqual([]);
  });

  it('rejects NUL, lone surrogates and invalid UTF-8 in the query string of a GET', async () => {
    const query = encodeURIComponent(SEARCH);
    for (const bytes of ['%00', '%ED%A0%80', '%FF', 'a%C3', '%']) {
      shop.upstream.clearCalls();
      const variables = encodeURIComponent('{"s":"') + bytes + encodeURIComponent('"}');
      const response = await fetch(`${shop.url}/graphql?query=${query}&variables=${variables}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      expect([bytes, response.status, shop.upstream.count()]).toEqual([bytes, 400, 0]);
    }
  });

  it('rejects NUL, lone surrogates and invalid UTF-8 in an upload', async () => {
    for (const bad of ['\\u0000', '\\ud800', '\xff', '\xed\xa0\x80']) {
      const operations = JSON.stringify(uploadOperations).replace('OrderPayment:1802', bad);
      const body = [part('name="operations"', operations), goodParts.map, goodParts.file];
      const { status } = await sendParts(shop, `${body.join('')}${goodParts.end}`);
      expect([bad, status]).toEqual([bad, 400]);
    }
  });

  it('passes other characters to the shop unchanged', async () => {
    const texts = ['😀', '\\u0000', 'é手', '\ufffd', '👨‍👩‍👧'];
    for (const text of texts) {
      shop.upstream.clearCalls();
      const { errors } = await shop.execute(SEARCH, { s: text });
      expect([errors, shop.upstream.calls[0]?.query['s']]).toEqual([[], text]);
    }
  });
});
