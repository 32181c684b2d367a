import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, testConfig, type TestGateway } from '../../../test-kit/gateway.ts';
import {
  bytesOf,
  MANUAL_HASH,
  picture,
  sendUpload,
  sentForm,
  UPLOAD,
  uploadInput,
  type UploadOptions,
} from '../../../test-kit/send-upload.ts';

let shop: TestGateway;

const ROUTE = 'POST /order/confirm-payment';

beforeEach(async () => {
  shop = await startGateway({ [ROUTE]: ok(null), [`GET /order/${ORDER_HASH}`]: ok(savedOrder) });
});
afterEach(() => shop.stop());

const errorsOf = async (options: UploadOptions = {}): Promise<unknown> => {
  const { data, errors } = await sendUpload(shop, options);
  expect(errors).toEqual([]);
  return data.uploadReceipt.userErrors;
};

const rejected = (code: string, message: string) => [{ code, message, field: ['receipt'] }];
const notImage = rejected(
  'RECEIPT_NOT_IMAGE',
  'Image must be an image (jpg, png, gif, svg, or webp)',
);
const required = rejected('RECEIPT_REQUIRED', 'Kolom Bukti Pembayaran harus diisi');
const tooLarge = rejected('RECEIPT_TOO_LARGE', "Image size can't be larger than 1 MB");

describe('a receipt', () => {
  it('goes on to the shop byte for byte, with id and hash of the payment, in one REST call', async () => {
    const file = picture('png', 300_000).map((byte, place) => (place < 16 ? byte : place % 251));
    expect(await errorsOf({ file, token: 'budi' })).toEqual([]);
    expect(shop.upstream.count()).toBe(1);
    const [call] = shop.upstream.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/order/confirm-payment' });
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

  it('of a guest goes without a token: the hash of the payment is the permission', async () => {
    expect(await errorsOf()).toEqual([]);
    expect(shop.upstream.calls[0]?.headers.authorization).toBeUndefined();
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
    'that is a %s and called %j arrives as what it is, under a name of ours',
    async (kind, fileName, name, type) => {
      expect(await errorsOf({ file: picture(kind), fileName, type: 'text/html' })).toEqual([]);
      const { fields, file } = await sentForm(shop.upstream.calls[0]!);
      expect(file).toMatchObject({ name, type });
      expect(fields).toEqual({ order_payment_id: '1802', order_payment_hash: MANUAL_HASH });
    },
  );

  it('may have 1,000,000 bytes and not one more', async () => {
    expect(await errorsOf({ file: picture('jpg', 1_000_000) })).toEqual([]);
    const { file } = await sentForm(shop.upstream.calls[0]!);
    expect(file.bytes.length).toBe(1_000_000);
    expect(await errorsOf({ file: picture('jpg', 1_000_001) })).toEqual(tooLarge);
    expect(await errorsOf({ file: picture('jpg', 9_000_000) })).toEqual(tooLarge);
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    ['a text called picture', bytesOf('halo'), 'bukti.png'],
    ['a page called picture', bytesOf('<html><svg onload=alert(1)>'), 'bukti.svg'],
    ['a program called picture', bytesOf('MZ\x90\0'), 'bukti.jpg'],
    ['an archive called picture', bytesOf('PK\x03\x04'), 'bukti.webp'],
    ['a document called picture', bytesOf('%PDF-1.7'), 'bukti.gif'],
    ['a sound that begins like a webp', bytesOf('RIFF\0\0\0\0WAVE'), 'bukti.webp'],
    ['one byte', bytesOf('\xff'), 'bukti.jpg'],
    ['a picture called something else', picture('png'), 'bukti.pdf'],
    ['a picture without a name', picture('png'), 'blob'],
    ['a picture called a page', picture('gif'), 'bukti.gif.html'],
  ])('must be a picture by name and by content: not %s', async (_, file, fileName) => {
    expect(await errorsOf({ file, fileName })).toEqual(notImage);
    expect(shop.upstream.count()).toBe(0);
  });

  it('is required: an empty file, null and nothing at all are none, and the shop is not asked', async () => {
    expect(await errorsOf({ file: new Uint8Array(0) })).toEqual(required);
    const { receipt: _receipt, ...without } = uploadInput;
    for (const input of [uploadInput, without]) {
      const { data } = await shop.ask(UPLOAD, { input });
      expect(data.uploadReceipt.userErrors).toEqual(required);
    }
    expect(shop.upstream.count()).toBe(0);
  });

  it('cannot be made of JSON', async () => {
    for (const receipt of [{}, 'bukti.png', 1, [], { name: 'a.png', size: 9, content: [1] }]) {
      const { errors } = await shop.ask(UPLOAD, { input: { ...uploadInput, receipt } });
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    const literal = UPLOAD.replace('$input)', '{ paymentId: "a", receipt: "b" })');
    expect((await shop.ask(literal.replace('($input: UploadReceiptInput!)', ''))).status).toBe(400);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    { paymentId: 'Order:1802' },
    { paymentId: 'OrderPayment:../1' },
    { paymentHash: 'abc' },
    { orderHash: `${PAYMENT_HASH}?` },
  ])('is not sent for a payment that is none: %j', async (change) => {
    const variables = { input: { ...uploadInput, ...change } };
    const { errors } = await sendUpload(shop, { operations: { query: UPLOAD, variables } });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('a receipt that the shop rejects', () => {
  const word = 'payment_receipt';

  it.each([
    ['a paid payment', failure(409, 'Pembayaran ini sudah lunas')],
    ['a payment on a page', failure(409, 'Pembayaran ini tidak manual')],
    ['an unknown payment', failure(404, 'Data tidak ditemukan')],
    ['HTTP 200', failure(200, 'Pembayaran ini sudah kedaluwarsa')],
  ])('for %s says that the payment takes none, in the shop’s words', async (_, response) => {
    shop.upstream.on(ROUTE, response);
    const { message } = response.body as { message: string };
    expect(await errorsOf()).toEqual([{ code: 'PAYMENT_NOT_PAYABLE', message, field: null }]);
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    [{ [word]: ['Kolom Bukti Pembayaran harus diisi'] }, required],
    [{ [word]: ['Image must be an image (jpg, png, gif, svg, or webp)'] }, notImage],
    [{ [word]: "Image size can't be larger than 1 MB" }, tooLarge],
    [{ [word]: ['Gambar terlalu gelap'] }, rejected('REFUSED', 'Gambar terlalu gelap')],
    [
      { order_payment_id: ['Pembayaran tidak dikenal'] },
      [{ code: 'PAYMENT_NOT_PAYABLE', message: 'Pembayaran tidak dikenal', field: null }],
    ],
  ])('with 422 says so where it belongs: %j', async (errors, expected) => {
    shop.upstream.on(ROUTE, failure(422, 'Data tidak valid', errors));
    expect(await errorsOf()).toEqual(expected);
  });

  it('with 413 is too large, whatever the body says', async () => {
    shop.upstream.on(ROUTE, { status: 413, body: '<h1>413 Request Entity Too Large</h1>' });
    expect(await errorsOf()).toEqual(tooLarge);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'SHOP_FAILED'],
    [503, 'SHOP_UNAVAILABLE'],
  ])('with %i fails with the code %s, once', async (status, code) => {
    shop.upstream.on(ROUTE, { status, body: { message: 'x' } });
    const { errors } = await sendUpload(shop, { token: 'budi' });
    expect(errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count(), 'an upload is never repeated').toBe(1);
  });
});

describe('the order after a receipt', () => {
  const query = UPLOAD.replace('{ userErrors', '{ order { payments { isConfirmed } } userErrors');
  const operations = { query, variables: { input: uploadInput } };

  it('is read when it is asked for: two REST calls', async () => {
    const payments = savedOrder.order_payments.map((row) => ({ ...row, is_confirmed: 1 }));
    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_payments: payments }));
    const { data } = await sendUpload(shop, { operations });
    expect(data.uploadReceipt.order.payments).toEqual([
      { isConfirmed: true },
      { isConfirmed: true },
    ]);
    expect(shop.upstream.count()).toBe(2);
  });

  it('that cannot be read is null: the receipt was taken all the same', async () => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status: 500, body: '' });
    const { data, errors } = await sendUpload(shop, { operations });
    expect([data.uploadReceipt, errors]).toEqual([{ order: null, userErrors: [] }, []]);
  });
});

describe('a shop that takes its time', () => {
  it('is given up after the time for uploads', async () => {
    const { timeouts } = testConfig(shop.upstream.url);
    expect(timeouts.upload).toBe(30_000);
    const hasty = await startGateway(
      { [ROUTE]: { hang: true } },
      { timeouts: { ...timeouts, usual: 60_000, upload: 50 } },
    );
    const { errors } = await sendUpload(hasty);
    await hasty.stop();
    expect(errors[0]?.extensions['code']).toBe('SHOP_UNAVAILABLE');
  });
});
