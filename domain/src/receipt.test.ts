import { describe, expect, it } from 'vitest';
import { checkReceipt, imageKindOfContent, imageKindOfName, readReceiptState } from './receipt.ts';
import { problemText } from './texts/problem-text.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n....');
const heads = {
  JPG: bytes('\xff\xd8\xff\xe0..JFIF'),
  PNG: png,
  GIF: bytes('GIF89a....'),
  WEBP: bytes('RIFF\x10\x00\x00\x00WEBPVP8 '),
  SVG: bytes(
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by > hand --> <!DOCTYPE svg [ <!ENTITY a "b"> ]>\n<SVG xmlns="x">',
  ),
};

describe('imageKindOfName and imageKindOfContent', () => {
  it.each(Object.entries(heads))('recognises %s by its content', (kind, head) => {
    expect(imageKindOfContent(head)).toBe(kind);
  });

  it.each([
    '',
    'hello',
    '<html><svg>',
    'GIF',
    'xGIF89a',
    'RIFF....WAVE',
    '<!-- <svg> -->',
    '<svgx>',
    '%PDF-1.4',
  ])('returns null for the content %o', (text) => {
    expect(imageKindOfContent(bytes(text))).toBeNull();
  });

  it('returns quickly for hostile content', () => {
    const start = performance.now();
    expect(imageKindOfContent(bytes('<!---->'.repeat(2000)))).toBeNull();
    expect(imageKindOfContent(bytes('<!DOCTYPE []'.repeat(2000)))).toBeNull();
    expect(performance.now() - start).toBeLessThan(200);
  });

  it.each([
    ['bukti.jpg', 'JPG'],
    ['bukti.JPEG', 'JPG'],
    ['a.b.png', 'PNG'],
    ['x.gif', 'GIF'],
    ['x.svg', 'SVG'],
    ['x.webp ', 'WEBP'],
    ['bukti.pdf', null],
    ['bukti', null],
    ['png', null],
    ['x.constructor', null],
    ['x.png.exe', null],
  ])('returns for the name %o: %o', (name, kind) => {
    expect(imageKindOfName(name)).toBe(kind);
  });
});

describe('checkReceipt', () => {
  const file = { name: 'bukti.png', size: 1_000_000, head: png };

  it('accepts 1,000,000 bytes and rejects one more', () => {
    expect(checkReceipt(file)).toEqual([]);
    expect(checkReceipt({ ...file, size: 1_000_001 }).map(problemText)).toEqual([
      "Image size can't be larger than 1 MB",
    ]);
  });

  it('requires a file that is not empty', () => {
    expect(checkReceipt(null).map(problemText)).toEqual(['Kolom Bukti Pembayaran harus diisi']);
    expect(checkReceipt({ ...file, size: 0 })).toEqual([{ code: 'RECEIPT_REQUIRED' }]);
  });

  it('requires an image by name and by content', () => {
    const notAnImage = ['Image must be an image (jpg, png, gif, svg, or webp)'];
    expect(checkReceipt({ ...file, head: bytes('just text') }).map(problemText)).toEqual(
      notAnImage,
    );
    expect(checkReceipt({ ...file, name: 'bukti.txt' }).map(problemText)).toEqual(notAnImage);
  });

  it('accepts the file name of another image type, as phones often send it', () => {
    expect(checkReceipt({ ...file, name: 'IMG-1.jpg' })).toEqual([]);
  });
});

describe('readReceiptState', () => {
  const unpaid = { state: 'PENDING', isConfirmed: false } as const;
  const confirmed = { state: 'PENDING', isConfirmed: true } as const;

  it.each([
    ['none', 'NONE'],
    [' Waiting ', 'WAITING'],
    ['REJECTED', 'REJECTED'],
    ['accepted', 'ACCEPTED'],
  ])('reads %j as %s', (wire, state) => {
    expect(readReceiptState(wire, unpaid)).toBe(state);
  });

  it.each([null, undefined, '', 'lost', 1, 'constructor'])(
    'derives the state from the flags of the payment for %j',
    (wire) => {
      expect(readReceiptState(wire, confirmed)).toBe('WAITING');
      expect(readReceiptState(wire, { ...confirmed, state: 'PAID' })).toBe('ACCEPTED');
      expect(readReceiptState(wire, unpaid)).toBeNull();
    },
  );
});
