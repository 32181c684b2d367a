import { describe, expect, it, vi } from 'vitest';
import { prepareReceipt, shrinkReceipt } from './prepare-receipt.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX = 1_000_000;

/** A picture of so many bytes that begins as a PNG does. */
function png(size: number, name = 'bukti.png'): File {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return new File([bytes], name, { type: 'image/png' });
}

const svg = (size: number) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(size)}</svg>`], 'bukti.svg', {
    type: 'image/svg+xml',
  });

const problemOf = async (file: File | null) => {
  const prepared = await prepareReceipt(file);
  return prepared.ok ? null : prepared.problem.code;
};

/** A browser that decodes pictures of this size; `sizes` are those of the copies that it writes. */
function canShrink(width: number, height: number, sizes: number[]) {
  const drawn: { width: number; height: number; quality: number }[] = [];
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width, height, close: () => undefined }),
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = ({ quality }: { quality: number }) => {
        drawn.push({ width: this.width, height: this.height, quality });
        return Promise.resolve(new Blob([new Uint8Array(sizes.shift() ?? MAX + 1)]));
      };
    },
  );
  return drawn;
}

describe('prepareReceipt', () => {
  it('rejects a missing and an empty file', async () => {
    expect(await problemOf(null)).toBe('RECEIPT_REQUIRED');
    expect(await problemOf(new File([], 'bukti.png'))).toBe('RECEIPT_REQUIRED');
  });

  it('rejects a file that is not an image by name and content', async () => {
    expect(await problemOf(new File(['halo'], 'bukti.png'))).toBe('RECEIPT_NOT_IMAGE');
    expect(await problemOf(png(100, 'bukti.pdf'))).toBe('RECEIPT_NOT_IMAGE');
    expect(await problemOf(new File([new Uint8Array(MAX + 1)], 'film.mp4'))).toBe(
      'RECEIPT_NOT_IMAGE',
    );
  });

  it('returns the unchanged file up to 1,000,000 bytes', async () => {
    const file = png(MAX);
    const prepared = await prepareReceipt(file);
    expect(prepared).toMatchObject({ ok: true, file, sizeBefore: null });
    expect(prepared.ok && prepared.preview).toMatch(/^data:image\/png;base64,/);
  });

  it('rejects a larger file without shrinking it', async () => {
    const drawn = canShrink(4_000, 3_000, [300_000]);
    const file = png(MAX + 1);
    expect(await prepareReceipt(file)).toEqual({
      ok: false,
      problem: { code: 'RECEIPT_TOO_LARGE' },
      tooLarge: file,
      shrinking: 'offered',
    });
    expect(drawn).toEqual([]);
  });

  it('neither previews nor shrinks an SVG', async () => {
    expect(await prepareReceipt(svg(10))).toMatchObject({ ok: true, preview: null });
    expect(await prepareReceipt(svg(MAX))).toMatchObject({
      ok: false,
      problem: { code: 'RECEIPT_TOO_LARGE' },
      shrinking: 'none',
    });
  });
});

describe('shrinkReceipt', () => {
  it('returns a JPEG of at most 2,000 px, with the original size', async () => {
    const drawn = canShrink(4_000, 3_000, [300_000]);
    const prepared = await shrinkReceipt(png(MAX + 1, 'foto.struk.png'));
    expect(prepared).toMatchObject({ ok: true, sizeBefore: MAX + 1 });
    expect(prepared.ok && prepared.file).toMatchObject({
      name: 'foto.struk.jpg',
      type: 'image/jpeg',
      size: 300_000,
    });
    expect(prepared.ok && prepared.preview).toMatch(/^data:image\/jpeg;base64,/);
    expect(drawn).toEqual([{ width: 2_000, height: 1_500, quality: 0.85 }]);
  });

  it('shrinks an image until it fits, and rejects it otherwise', async () => {
    const drawn = canShrink(1_000, 1_000, [MAX + 1, MAX + 1, MAX]);
    expect(await shrinkReceipt(png(MAX + 1))).toMatchObject({ ok: true });
    expect(drawn.map(({ width }) => width)).toEqual([1_000, 1_000, 700]);
    const file = png(MAX + 1);
    expect(await shrinkReceipt(file)).toEqual({
      ok: false,
      problem: { code: 'RECEIPT_TOO_LARGE' },
      tooLarge: file,
      shrinking: 'failed',
    });
  });

  it('rejects a large image that the browser cannot decode', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken picture')));
    expect(await shrinkReceipt(png(MAX + 1))).toMatchObject({ ok: false, shrinking: 'failed' });
  });
});
