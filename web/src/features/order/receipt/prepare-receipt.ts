import type { Problem } from '@gawai/domain/problem';
import { checkReceipt, imageKindOfContent, type ImageKind } from '@gawai/domain/receipt';
import { shrinkPicture } from './shrink-picture.ts';

/** First bytes of a file that identify its type. */
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
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** The picture that is too large; null when something else is wrong. */
      readonly tooLarge: File | null;
      /** Whether it can be made smaller in the browser, which only the shopper starts. */
      readonly shrinking: 'offered' | 'failed' | 'none';
    };

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

/** A photo can be made smaller; a drawing (SVG) is never redrawn. */
const isShrinkable = (kind: ImageKind | null) => kind !== null && kind !== 'SVG';

/**
 * Checks a chosen receipt before it is sent (specification.md 5, specification-notes.md 66): it must be
 * there, a picture by name and content, and at most 1,000,000 bytes. What is accepted is sent as it is,
 * byte for byte.
 */
export async function prepareReceipt(file: File | null): Promise<PreparedReceipt> {
  const head = new Uint8Array((await file?.slice(0, HEAD_BYTES).arrayBuffer()) ?? []);
  const kind = imageKindOfContent(head);
  const [problem] = checkReceipt(file && { name: file.name, size: file.size, head });
  if (file === null || problem !== undefined) {
    const tooLarge = problem?.code === 'RECEIPT_TOO_LARGE' ? file : null;
    return {
      ok: false,
      problem: problem ?? { code: 'RECEIPT_REQUIRED' },
      tooLarge,
      shrinking: tooLarge !== null && isShrinkable(kind) ? 'offered' : 'none',
    };
  }
  const preview =
    kind === null || kind === 'SVG'
      ? null
      : await readAsDataUrl(new Blob([file], { type: TYPES[kind] }));
  return { ok: true, file, sizeBefore: null, preview };
}

/** Shrinks a receipt that is too large, on request of the shopper (specification-notes.md 122). */
export async function shrinkReceipt(file: File): Promise<PreparedReceipt> {
  const smaller = await shrinkPicture(file);
  if (smaller === null) {
    const problem = { code: 'RECEIPT_TOO_LARGE' } as const;
    return { ok: false, problem, tooLarge: file, shrinking: 'failed' };
  }
  return {
    ok: true,
    file: smaller,
    sizeBefore: file.size,
    preview: await readAsDataUrl(smaller),
  };
}
