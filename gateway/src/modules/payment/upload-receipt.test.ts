import { describe, expect, it } from 'vitest';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, testConfig } from '../../../test-kit/gateway.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import {
  bytesOf,
  MANUAL_HASH,
  picture,
  receiptRoutes,
  sendUpload,
  sentForm,
  UPLOAD,
  uploadInput,
  type UploadOptions,
} from '../../../test-kit/send-upload.ts';

const ROUTE = 'POST /order/confirm-payment';

const shop = gatewayForAll(receiptRoutes);

const uploadCall = () => shop.upstream.calls.find(({ path }) => path === '/order/confirm-payment');

const errorsOf = async (options: UploadOptions = {}): Promise<unknown> => {
  const { data, errors } = await sendUpload(shop, options);
  expect(errors).toEqual([]);
  return data.uploadReceipt.userErrors;
};

const rejected = (code: string, message: string) => [{ code, message, path: ['receipt'] }];
const notImage = rejected(
  'RECEIPT_NOT_IMAGE',
  'Image must be an image (jpg, png, gif, svg, or webp)',
);
const required = rejected('RECEIPT_REQUIRED', 'Kolom Bukti Pembayaran harus diisi');
const tooLarge = rejected('RECEIPT_TOO_LARGE', "Image size can't be larger than 1 MB");

describe('uploadReceipt', () => {
  it('sends the file unchanged to the shop, with id and hash of the payment, in two REST calls', async () => {
    const file = picture('png', 300_000).map((byte, index) => (index < 16 ? byte : index % 251));
    expect(await errorsOf({ file, token: 'budi' })).toEqual([]);
    expect(shop.upstream.count()).toBe(2);
    const call = uploadCall();
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer budi',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'content-length': String(call?.bytes.length),
    });
    const { fields, file: sent } = await sentForm(call!);
    expect(fields).toEqual({ order_payment_id: '1802', order_payment_hash: MANUAL_HASH });
    expect(sent).toMatchObject({
      field: 'payment_receipt',
      name: 'receipt.png',
      type: 'image/png',
    });
    expect(sent.bytes.equals(file)).toBe(true);
  });

  it('sends a guest’s receipt with the payment hash and without a token', async () => {
    expect(await errorsOf()).toEqual([]);
    expect(uploadCall()?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['jpg', 'IMG 0001.JPG', 'receipt.jpg', 'image/jpeg'],
    ['jpg', 'foto.jpeg', 'receipt.jpg', 'image/jpeg'],
    ['png', 'bukti.png', 'receipt.png', 'image/png'],
    ['gif', 'bukti.gif', 'receipt.gif', 'image/gif'],
    ['webp', 'bukti.webp', 'receipt.webp', 'image/webp'],
    ['svg', 'bukti.svg', 'receipt.svg', 'image/svg+xml'],
    ['webp', '../../../etc/passwd.png', 'receipt.webp', 'image/webp'],
    ['gif', 'a"; name="order_payment_id.png', 'receipt.gif', 'image/gif'],
    ['gif', 'bukti\r\nX-Evil: 1.png', 'receipt.gif', 'image/gif'],
    ['png', `${'x'.repeat(500)}.png`, 'receipt.png', 'image/png'],
  ] as const)(
    'sends a %s named %j with its real type and a generated name',
    async (kind, fileName, name, type) => {
      expect(await errorsOf({ file: picture(kind), fileName, type: 'text/html' })).toEqual([]);
      const { fields, file } = await sentForm(uploadCall()!);
      expect(file).toMatchObject({ name, type });
      expect(fields).toEqual({ order_payment_id: '1802', order_payment_hash: MANUAL_HASH });
    },
  );

  it('accepts 1,000,000 bytes and rejects one more', async () => {
    expect(await errorsOf({ file: picture('jpg', 1_000_000) })).toEqual([]);
    const { file } = await sentForm(uploadCall()!);
    expect(file.bytes.length).toBe(1_000_000);
    expect(await errorsOf({ file: picture('jpg', 1_000_001) })).toEqual(tooLarge);
    expect(await errorsOf({ file: picture('jpg', 9_000_000) })).toEqual(tooLarge);
    expect(shop.upstream.count()).toBe(2);
  });

  it.each([
    ['a text with an image name', bytesOf('halo'), 'bukti.png'],
    ['an HTML page with an image name', bytesOf('<html><svg onload=alert(1)>'), 'bukti.svg'],
    ['a program with an image name', bytesOf('MZ\x90\0'), 'bukti.jpg'],
    ['an archive with an image name', bytesOf('PK\x03\x04'), 'bukti.webp'],
    ['a PDF with an image name', bytesOf('%PDF-1.7'), 'bukti.gif'],
    ['an audio file that begins like a webp', bytesOf('RIFF\0\0\0\0WAVE'), 'bukti.webp'],
    ['one byte', bytesOf('\xff'), 'bukti.jpg'],
    ['an image with another extension', picture('png'), 'bukti.pdf'],
    ['an image without an extension', picture('png'), 'blob'],
    ['an image with an HTML extension', picture('gif'), 'bukti.gif.html'],
  ])('rejects %s', async (_, file, fileName) => {
    expect(await errorsOf({ file, fileName })).toEqual(notImage);
    expect(shop.upstream.count()).toBe(0);
  });

  it('returns RECEIPT_REQUIRED for an empty file, null and a missing field, without a REST call', async () => {
    expect(await errorsOf({ file: new Uint8Array(0) })).toEqual(required);
    const { receipt: _receipt, ...without } = uploadInput;
    for (const input of [uploadInput, without]) {
      const { data } = await shop.execute(UPLOAD, { input });
      expect(data.uploadReceipt.userErrors).toEqual(required);
    }
    expect(shop.upstream.count()).toBe(0);
  });

  it('rejects JSON values as a receipt', async () => {
    for (const receipt of [{}, 'bukti.png', 1, [], { name: 'a.png', size: 9, content: [1] }]) {
      const { errors } = await shop.execute(UPLOAD, { input: { ...uploadInput, receipt } });
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    const literal = UPLOAD.replace('$input)', '{ paymentId: "a", receipt: "b" })');
    expect((await shop.execute(literal.replace('($input: UploadReceiptInput!)', ''))).status).toBe(
      400,
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    { paymentId: 'Order:1802' },
    { paymentId: 'OrderPayment:../1' },
    { orderAccessHash: 'abc' },
    { orderAccessHash: `${PAYMENT_HASH}?` },
  ])('rejects an invalid id or hash without a REST call: %j', async (change) => {
    const variables = { input: { ...uploadInput, ...change } };
    const { errors } = await sendUpload(shop, { operations: { query: UPLOAD, variables } });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('uploadReceipt for an order that cannot be found', () => {
  it.each([
    ['ORDER_NOT_FOUND', failure(404, 'Data tidak ditemukan')],
    ['PAYMENT_NOT_FOUND', ok({ ...savedOrder, order_payments: [] })],
  ])('returns %s and sends nothing', async (code, response) => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, response);
    expect(await errorsOf()).toMatchObject([{ code, path: [] }]);
    expect(shop.upstream.count(ROUTE)).toBe(0);
  });

  it('fails when the order cannot be read, and sends nothing', async () => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status: 500, body: '' });
    const { errors } = await sendUpload(shop);
    expect(errors[0]?.extensions).toEqual({ code: 'SHOP_FAILED' });
    expect(shop.upstream.count(ROUTE)).toBe(0);
  });
});

describe('uploadReceipt with a rejection of the shop', () => {
  const field = 'payment_receipt';

  it.each([
    ['a paid payment', failure(409, 'Pembayaran ini sudah lunas')],
    ['a payment through the provider', failure(409, 'Pembayaran ini tidak manual')],
    ['an unknown payment', failure(404, 'Data tidak ditemukan')],
    ['HTTP 200', failure(200, 'Pembayaran ini sudah kedaluwarsa')],
  ])('returns the shop’s message for %s', async (_, response) => {
    shop.upstream.on(ROUTE, response);
    const { message } = response.body as { message: string };
    expect(await errorsOf()).toEqual([{ code: 'PAYMENT_NOT_PAYABLE', message, path: [] }]);
    expect(shop.upstream.count(ROUTE)).toBe(1);
  });

  it.each([
    [{ [field]: ['Kolom Bukti Pembayaran harus diisi'] }, required],
    [{ [field]: ['Image must be an image (jpg, png, gif, svg, or webp)'] }, notImage],
    [{ [field]: "Image size can't be larger than 1 MB" }, tooLarge],
    [{ [field]: ['Gambar terlalu gelap'] }, rejected('REFUSED', 'Gambar terlalu gelap')],
    [
      { order_payment_id: ['Pembayaran tidak dikenal'] },
      [{ code: 'PAYMENT_NOT_PAYABLE', message: 'Pembayaran tidak dikenal', path: [] }],
    ],
  ])('returns the field of status 422: %j', async (errors, expected) => {
    shop.upstream.on(ROUTE, failure(422, 'Data tidak valid', errors));
    expect(await errorsOf()).toEqual(expected);
  });

  it('returns RECEIPT_TOO_LARGE for status 413 and any body', async () => {
    shop.upstream.on(ROUTE, { status: 413, body: '<h1>413 Request Entity Too Large</h1>' });
    expect(await errorsOf()).toEqual(tooLarge);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'SHOP_FAILED'],
    [503, 'SHOP_UNAVAILABLE'],
  ])('fails at status %i with the code %s after one call', async (status, code) => {
    shop.upstream.on(ROUTE, { status, body: { message: 'x' } });
    const { errors } = await sendUpload(shop, { token: 'budi' });
    expect(errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count(ROUTE), 'an upload is never repeated').toBe(1);
  });
});

describe('uploadReceipt with a slow shop', () => {
  it('fails after the timeout of uploads', async () => {
    const { timeouts } = testConfig(shop.upstream.url);
    expect(timeouts.upload).toBe(30_000);
    const hasty = await startGateway(
      { ...receiptRoutes, [ROUTE]: { hang: true } },
      { timeouts: { ...timeouts, usual: 60_000, upload: 50 } },
    );
    const { errors } = await sendUpload(hasty);
    await hasty.stop();
    expect(errors[0]?.extensions['code']).toBe('SHOP_UNAVAILABLE');
  });
});
