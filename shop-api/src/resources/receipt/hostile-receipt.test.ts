import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { storedFiles, photo, sendReceiptTo } from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const payment = (await placedOrder(shop)).payments[0]!;
const good = await photo();

const REQUIRED = 'Kolom Bukti Pembayaran harus diisi';
const NOT_IMAGE = 'Image must be an image (jpg, png, gif, svg, or webp)';
const TOO_LARGE = "Image size can't be larger than 1 MB";

beforeEach(() => rm(join(dataDir, 'receipts'), { recursive: true, force: true }));

async function expectRejected(bytes: Buffer | string, text: string, name = 'bukti.jpg') {
  const sent = { payment, bytes: Buffer.from(bytes), name };
  const { status, body } = await sendReceiptTo(shop, sent);
  expect([status, body.errors]).toEqual([422, { payment_receipt: [text] }]);
  expect(await storedFiles(shop)).toEqual([]);
}

/** A valid picture with padding after its end, of `length` bytes. */
const photoOf = (length: number) => Buffer.concat([good, Buffer.alloc(length - good.length)]);

const svg = (inside: string, attributes = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;

describe('size of a receipt', () => {
  it('accepts a receipt of 1,000,000 bytes', async () => {
    const response = await sendReceiptTo(shop, { payment, bytes: photoOf(1_000_000) });
    expect(response.status).toBe(200);
  });

  it.each([1_000_001, 1_090_000])('rejects a receipt of %i bytes', async (length) => {
    await expectRejected(photoOf(length), TOO_LARGE);
  });

  it('returns 413 with the same message far above the limit', async () => {
    const bytes = photoOf(5_000_000);
    const { status, body } = await sendReceiptTo(shop, { payment, bytes });
    expect([status, body.message]).toEqual([413, TOO_LARGE]);
    expect(await storedFiles(shop)).toEqual([]);
  });

  it('rejects a receipt of no byte and of one byte', async () => {
    await expectRejected('', REQUIRED);
    await expectRejected('\xff', NOT_IMAGE);
  });
});

describe('receipt file that is not a picture', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['plain text', 'lunas'],
    ['a bitmap', Buffer.from('424d3a000000', 'hex')],
    ['a packed drawing', Buffer.from('1f8b0800000000000003', 'hex')],
    ['a script dressed as a GIF', 'GIF89a/*AAAAAAAA*/=1;alert(1)//'],
    [
      'a page dressed as a JPEG',
      Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
    ],
    ['a PNG with a signature only', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a WebP with a signature only', 'RIFF\x10\0\0\0WEBPVP8 '],
  ])('rejects %s', async (_what, bytes) => {
    for (const name of ['bukti.jpg', 'bukti.png', 'bukti.gif', 'bukti.webp', 'bukti.svg']) {
      await expectRejected(bytes, NOT_IMAGE, name);
    }
  });

  it('rejects the file extension although the content is a picture', async () => {
    for (const name of ['bukti.exe', 'bukti.jpg.html', 'bukti', 'bukti.svgz', '.htaccess']) {
      await expectRejected(good, NOT_IMAGE, name);
    }
  });

  it('rejects a truncated picture', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await photo(format, { width: 200, height: 200 });
      await expectRejected(whole.subarray(0, whole.length - 40), NOT_IMAGE);
    }
  });

  it('rejects a picture with too many pixels by its header', async () => {
    const header = { width: 16_000, height: 16_000, channels: 3, background: '#fff' } as const;
    const bomb = await sharp({ create: header, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const started = performance.now();
    await expectRejected(bomb, NOT_IMAGE, 'bukti.png');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

const readBack = (id: number) =>
  shop.client.get(`/operator/order-payment/${id}/receipt`, {
    headers: { 'x-operator-key': shop.shop.secrets.operatorKey ?? '' },
  });

describe('receipt with data after the picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'stores the picture without that data: %s',
    async (format) => {
      const load = '<script>alert(1)</script>PK\x03\x04';
      const bytes = Buffer.concat([await photo(format), Buffer.from(load)]);
      const { status } = await sendReceiptTo(shop, { payment, bytes });
      expect(status).toBe(200);
      const { text, headers } = await readBack(payment.id);
      expect(text).not.toContain('script');
      expect(headers.get('content-type')).toBe('image/jpeg');
    },
  );
});

describe('SVG receipt with active content', () => {
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script under another prefix', svg('<x:script>alert(1)</x:script>', 'xmlns:x="http://x"')],
    ['a handler', svg('', 'onload="alert(1)"')],
    ['a handler after a slash', svg('<rect width="1"/onclick=alert(1)/>')],
    ['a handler over lines', svg('<rect\nonclick\n=\n"alert(1)"/>')],
    ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
    ['an animated address', svg('<a><animate attributeName="href" to="#b"/></a>')],
    ['a page inside', svg('<foreignObject><div/></foreignObject>')],
    ['a frame', svg('<iframe src="data:text/html,x"/>')],
    ['a script address', svg('<a href="javascript:alert(1)"/>')],
    ['a script address in references', svg('<a href="&#106;&#x61;vascript&#58;alert(1)"/>')],
    ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>')],
    ['a picture from elsewhere, old form', svg('<image xlink:href=" //x.example/a.png"/>')],
    ['a file of this machine', svg('<image href="file:///etc/passwd"/>')],
    ['a drawing in a drawing', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['a style from elsewhere', svg('<style>@import "https://x.example/a.css"</style>')],
    ['a fill from elsewhere', svg('<rect fill="url(https://x.example/a.svg#b)"/>')],
    ['entities', svg('<text>&b;</text>', '', entities)],
    ['a style sheet line', svg('', '', '<?xml-stylesheet href="#a" type="text/css"?>')],
    ['another encoding', svg('', '', '<?xml version="1.0" encoding="UTF-7"?>')],
    ['half of a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['a page behind a drawing', `${svg('')}<html></html>`],
    ['text that is not UTF-8', Buffer.from(`<svg>\xff</svg>`, 'latin1')],
  ])('rejects an SVG with %s', async (_what, drawing) => {
    await expectRejected(drawing, NOT_IMAGE, 'bukti.svg');
  });

  it('checks any number of blanks and elements within two seconds', async () => {
    const long: [string, number][] = [
      [svg(`<a href=${' '.repeat(990_000)}x/>`), 422],
      [svg(`${'<use href="#a"/>'.repeat(60_000)}<script/>`), 422],
      [svg(`<a ${'on'.repeat(400_000)}/>`), 200],
      [svg(`<a ${' on'.repeat(300_000)}/>`), 200],
      [`<svg ${'<'.repeat(900_000)}/>`, 200],
      [`<svg>${'url( '.repeat(180_000)}/>`, 422],
      [`<svg>${'<!--'.repeat(240_000)}/>`, 200],
      [`<svg>${'/> <!---->'.repeat(99_000)}x`, 422],
      [`<svg>${'/> <!---->'.repeat(99_000)}`, 200],
    ];
    for (const [drawing, expected] of long) {
      const started = performance.now();
      const sent = { payment, bytes: Buffer.from(drawing), name: 'bukti.svg' };
      expect((await sendReceiptTo(shop, sent)).status).toBe(expected);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
