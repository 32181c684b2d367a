import { RECEIPT_BYTES_MAX } from '@gawai/domain/limits';
import type { Problem } from '@gawai/domain/problem';
import { checkReceipt, imageKindOfContent, type ImageKind } from '@gawai/domain/receipt';
import { shrinkPicture } from './shrink-picture.ts';

/** First bytes of a file that tell what it is. */
const HEAD_BYTES = 4_096;

const TYPES: Readonly<Record<Exclude<ImageKind, 'SVG'>, string>> = {
  JPG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WEBP: 'image/webp',
};

/** A chosen file, ready to be sent; or why it cannot be. */
export type PreparedReceipt =
  | {
      readonly ok: true;
      readonly file: File;
      /** Bytes of the file that was chosen, when it was made smaller. */
      readonly sizeBefore: number | null;
      /** The picture as a `data:` address; null for drawings (SVG), which are never shown. */
      readonly preview: string | null;
    }
  | { readonly ok: false; readonly problem: Problem };

function readAsDataUrl(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    });
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}

/** What is sent of a file: itself when it is small enough or a drawing, else a smaller copy. */
async function fitting(file: File, kind: ImageKind | null): Promise<File> {
  if (file.size <= RECEIPT_BYTES_MAX || kind === null || kind === 'SVG') return file;
  return (await shrinkPicture(file)) ?? file;
}

/**
 * Looks at a chosen receipt before it is sent (Specification section 5, Reading 66): it must be there,
 * a picture by name and content, and at most 1,000,000 bytes. A photo that is larger is made smaller
 * first; a small one is sent as it is, byte for byte.
 */
export async function prepareReceipt(file: File | null): Promise<PreparedReceipt> {
  const head = new Uint8Array((await file?.slice(0, HEAD_BYTES).arrayBuffer()) ?? []);
  const kind = imageKindOfContent(head);
  const check = (size: number) => checkReceipt(file && { name: file.name, size, head });
  // A large photo gets its chance before the size rule speaks.
  const [early] = check(Math.min(file?.size ?? 0, RECEIPT_BYTES_MAX));
  if (file === null || early !== undefined) {
    return { ok: false, problem: early ?? { code: 'RECEIPT_REQUIRED' } };
  }
  const sent = await fitting(file, kind);
  const [late] = check(sent.size);
  if (late !== undefined) return { ok: false, problem: late };
  const type = sent === file && kind !== null && kind !== 'SVG' ? TYPES[kind] : sent.type;
  return {
    ok: true,
    file: sent,
    sizeBefore: sent === file ? null : file.size,
    preview: kind === 'SVG' ? null : await readAsDataUrl(new Blob([sent], { type })),
  };
}
