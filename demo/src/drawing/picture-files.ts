import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PICTURE_FORMATS,
  type PictureFormat,
} from '@gawai/shop-api/resources/picture/picture-service';
import { readPicturePath, usualWidths } from './picture-path.ts';

const UNFINISHED = '.part';
/** No picture takes this long to be written, in ms. */
const LONGEST_WRITE = 60_000;

/** One drawing of a picture: what it shows and which version of it. */
export interface DrawnPicture {
  /** The path without a version, such as `product/galaxy-a55-1.webp`. */
  readonly plain: string;
  readonly version: string;
}

/** The stored picture of a drawing in one width and format. */
export interface PictureFile {
  readonly name: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** The file of a drawing in a width and a format. */
export function pictureFile(
  { plain, version }: DrawnPicture,
  width: number,
  format: PictureFormat,
): PictureFile {
  const stem = plain.replace('/', '_').replace(/\.webp$/, '');
  return { name: `${stem}.${String(width)}.${version}.${format}`, width, format };
}

/** The files of a drawing that the storefront usually requests. */
export function usualFiles(picture: DrawnPicture): readonly PictureFile[] {
  const folder = readPicturePath(picture.plain)?.folder ?? 'product';
  return usualWidths(folder).flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureFile(picture, width, format)),
  );
}

/** A stored picture, undefined when there is none or only an empty file. */
export async function storedPicture(directory: string, name: string): Promise<Buffer | undefined> {
  try {
    const body = await readFile(join(directory, name));
    return body.length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a picture: a reader finds all of it or nothing. Throws when it cannot be written. */
export async function storePicture(directory: string, name: string, body: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const unfinished = join(directory, `${name}.${randomUUID()}${UNFINISHED}`);
  await writeFile(unfinished, body);
  await rename(unfinished, join(directory, name));
}

/** The names of all stored files; empty when the folder does not exist yet. */
export async function storedNames(directory: string): Promise<ReadonlySet<string>> {
  const names = await readdir(directory).catch(() => []);
  return new Set(names.filter((name) => !name.endsWith(UNFINISHED)));
}

/**
 * Removes files without an address: pictures of versions that are not in `pictures`, and
 * files that a killed process did not finish.
 */
export async function removeOutdated(
  directory: string,
  pictures: readonly DrawnPicture[],
): Promise<void> {
  const current = new Set(pictures.map((one) => drawingIn(pictureFile(one, 0, 'avif').name)));
  for (const name of await readdir(directory).catch(() => [])) {
    const file = join(directory, name);
    const isOutdated = name.endsWith(UNFINISHED)
      ? await isAbandoned(file)
      : !current.has(drawingIn(name));
    if (isOutdated) await unlink(file).catch(() => undefined);
  }
}

/** The part of a file's name that identifies the drawing, without width and format. */
function drawingIn(name: string): string {
  const [stem = '', , version = ''] = name.split('.');
  return `${stem}.${version}`;
}

async function isAbandoned(file: string): Promise<boolean> {
  const written = await stat(file).catch(() => null);
  return written !== null && Date.now() - written.mtimeMs > LONGEST_WRITE;
}
