import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayResponse } from '../../test-kit/gateway.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import {
  goodParts,
  part,
  receiptRoutes,
  sendParts,
  sendUpload,
  UPLOAD,
  uploadInput,
  uploadOperations,
} from '../../test-kit/send-upload.ts';

const shop = gatewayForAll(receiptRoutes);

const { operations, map, file, end } = goodParts;
const good = operations + map + file + end;

const codes = ({ status, errors }: GatewayResponse) => [status, errors[0]?.extensions['code']];
const accepted = { data: { uploadReceipt: { userErrors: [] } }, errors: [] };

describe('readUpload with a valid multipart request', () => {
  it('accepts the request as fetch, Apollo and urql clients send it', async () => {
    expect(await sendUpload(shop)).toMatchObject({ status: 200, ...accepted });
    const named = {
      operationName: 'UploadReceipt',
      query: `${UPLOAD.replace('mutation', 'mutation UploadReceipt')} query Other { __typename }`,
      variables: { input: uploadInput },
      extensions: {},
    };
    expect(await sendUpload(shop, { operations: named })).toMatchObject(accepted);
    const aliased = { ...named, query: named.query.replace('uploadReceipt(', 'a: uploadReceipt(') };
    expect((await sendUpload(shop, { operations: aliased })).data['a']).toMatchObject({
      userErrors: [],
    });
    expect(shop.upstream.count('POST /order/confirm-payment')).toBe(3);
  });

  it('accepts every framing of the multipart standard', async () => {
    const quoted = { 'content-type': 'Multipart/Form-Data; charset=utf-8; boundary="x"' };
    for (const body of [good, `preamble\r\n${good}`, `${good}epilogue\r\n`, good.trimEnd()]) {
      expect(await sendParts(shop, body, quoted), body).toMatchObject(accepted);
    }
  });

  it('returns Cache-Control: no-store', async () => {
    expect((await sendUpload(shop)).headers.get('cache-control')).toBe('no-store');
  });

  it('accepts the preflight header that Apollo clients send by default', async () => {
    const headers = { 'apollo-require-preflight': '', 'x-apollo-operation-name': 'UploadReceipt' };
    expect(await sendUpload(shop, { headers })).toMatchObject(accepted);
  });
});

describe('readUpload with an invalid multipart request', () => {
  afterEach(() => expect(shop.upstream.count()).toBe(0));

  it('rejects a request without a preflight header', async () => {
    for (const headers of [
      { 'apollo-require-preflight': '' },
      { 'apollo-require-preflight': ' ' },
    ]) {
      const response = await sendUpload(shop, { headers });
      expect(codes(response)).toEqual([400, 'BAD_REQUEST']);
      expect(response.errors[0]?.message).toContain('Apollo-Require-Preflight');
    }
  });

  it.each([
    ['a query', '{ products { totalCount } }'],
    ['another mutation', 'mutation { signOut { signedOut } }'],
    ['two mutations', `${UPLOAD.slice(0, -1)} signOut { signedOut } }`],
    ['the upload inside a fragment', 'mutation { ...a } fragment a on Mutation { __typename }'],
    ['a broken document', 'mutation {'],
    ['a subscription', 'subscription { uploadReceipt }'],
    ['two operations and no name', `${UPLOAD} ${UPLOAD}`],
    ['too many tokens', `mutation { uploadReceipt ${'a '.repeat(2_000)} }`],
    ['nothing', ''],
    ['a number', 1],
  ])('rejects an upload with %s as its document', async (_, query) => {
    const response = await sendUpload(shop, { operations: { ...uploadOperations, query } });
    expect(codes(response)).toEqual([400, 'UPLOAD_NOT_ALLOWED']);
  });

  it('rejects an operationName that names no operation of the document', async () => {
    const response = await sendUpload(shop, {
      operations: { ...uploadOperations, operationName: 'a' },
    });
    expect(codes(response)).toEqual([400, 'UPLOAD_NOT_ALLOWED']);
  });

  it('rejects an operation that is too large', async () => {
    const variables = { input: uploadInput, list: Array(201).fill(1) };
    const response = await sendUpload(shop, { operations: { query: UPLOAD, variables } });
    expect(codes(response)).toEqual([400, 'OPERATION_TOO_LARGE']);
  });

  it.each([
    ['a batch', `[${JSON.stringify(uploadOperations)}]`],
    ['not JSON', 'halo'],
    ['null', 'null'],
    ['a text', '"mutation"'],
    ['cut JSON', '{"query":'],
    ['nothing', ''],
  ])('rejects `operations` that is %s', async (_, text) => {
    expect(codes(await sendUpload(shop, { operations: text }))).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    '{}',
    '[]',
    'null',
    '{"0":[]}',
    '{"0":"variables.input.receipt"}',
    '{"0":["variables.input.receipt","variables.input.receipt"]}',
    '{"0":["variables.input.receipt"],"1":["variables.input.receipt"]}',
    '{"1":["variables.input.receipt"]}',
    '{"0":["variables.input.orderAccessHash"]}',
    '{"0":["variables.input.nothing"]}',
    '{"0":["variables.input.receipt.deeper"]}',
    '{"0":["variables.a.b.c.d.e.f.g"]}',
    '{"0":["variables"]}',
    '{"0":["query"]}',
    '{"0":["0.variables.input.receipt"]}',
    '{"0":["variables.__proto__.receipt"]}',
    '{"0":["variables.constructor.prototype"]}',
    '{"0":["__proto__.receipt"]}',
    '{"__proto__":["variables.input.receipt"]}',
    '{"0":[null]}',
    'halo',
  ])('rejects the map %s', async (text) => {
    expect(codes(await sendUpload(shop, { map: text }))).toEqual([400, 'BAD_REQUEST']);
    expect(Object.hasOwn(Object.prototype, 'receipt')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no parts', end],
    ['no end', operations + map + file],
    ['a cut in the file', good.slice(0, good.indexOf('IHDR'))],
    ['a cut in a header', good.slice(0, good.indexOf('bukti'))],
    ['another boundary', good.replaceAll('--x', '--y')],
    ['no file', operations + map + end],
    ['no map', operations + file + end],
    ['no operations', map + file + end],
    ['a file before its operation', file + operations + map + end],
    ['a map before its operation', map + operations + file + end],
    ['the operation twice', operations + operations + map + file + end],
    ['the map twice', operations + map + map + file + end],
    ['two files', operations + map + file + file + end],
    ['a field after the file', operations + map + file + part('name="a"', 'b') + end],
    ['a field with another name', part('name="a"', 'b') + operations + map + file + end],
    ['a part without a name', operations + map + part('', 'b') + file + end],
    ['a nameless file', operations + map + part('filename="a.png"', 'b') + end],
    ['a part that is not form data', good.replace('form-data', 'attachment')],
    ['a part without headers', `--x\r\n\r\nhalo\r\n${good}`],
    [
      'the operation as a file',
      good.replace('name="operations"', 'name="operations"; filename="a"'),
    ],
    ['a name of 1 MB', good.replace('name="0"', `name="${'0'.repeat(1_000_000)}"`)],
    ['a line break in a name', good.replace('name="map"', 'name="ma\np"')],
    ['a thousand parts', part('name="a"', 'b').repeat(1_000) + good],
    [
      'ten thousand headers',
      good.replace('form-data', `form-data\r\n${'a: b\r\n'.repeat(10_000)}`),
    ],
    [
      'parts inside a part',
      operations +
        map +
        `--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n${file.replace('--x', '--y')}--y--\r\n` +
        end,
    ],
  ])('rejects a multipart body with %s', async (_, body) => {
    expect(codes(await sendParts(shop, body))).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    ['multipart/form-data', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['multipart/form-data; boundary', 400, 'BAD_REQUEST'],
    ['multipart/form-data; boundary=', 400, 'BAD_REQUEST'],
    ['multipart/form-data; charset=utf-8', 400, 'BAD_REQUEST'],
    ['multipart/mixed; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['multipart/form-data-x; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('rejects the content type %j', async (type, status, code) => {
    expect(codes(await sendParts(shop, good, { 'content-type': type }))).toEqual([status, code]);
  });

  it('rejects a compressed body', async () => {
    const response = await sendParts(shop, good, { 'content-encoding': 'gzip' });
    expect(codes(response)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('rejects operations of more than 100,000 bytes', async () => {
    const query = UPLOAD.padEnd(100_001);
    const response = await sendUpload(shop, { operations: { ...uploadOperations, query } });
    expect(codes(response)).toEqual([413, 'BODY_TOO_LARGE']);
  });
});
