import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DrawnPicture } from '../drawing/picture-files.ts';
import type { PictureFacts } from '../drawing/picture-service.ts';
import { versionedPath } from '../drawing/picture-path.ts';

/**
 * By the path of each picture the version of its drawing (eight characters) and its average colour (six, or
 * none for a cut-out); `npm run pictures` writes it.
 */
const FILE = new URL('../../catalogue/pictures.json', import.meta.url);
const VERSION_LENGTH = 8;

const drawings = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** What is known of a picture of the demo catalogue without drawing it; undefined when there is none. */
export function pictureFacts(plain: string): PictureFacts | undefined {
  const drawing = drawings[plain];
  if (drawing === undefined) return undefined;
  const [version, colour] = [drawing.slice(0, VERSION_LENGTH), drawing.slice(VERSION_LENGTH)];
  return { version, colour: colour === '' ? null : `#${colour}` };
}

/** Every picture of the demo catalogue with the version of today. */
export function listedPictures(): readonly DrawnPicture[] {
  return Object.entries(drawings).map(([plain, drawing]) => ({
    plain,
    version: drawing.slice(0, VERSION_LENGTH),
  }));
}

/**
 * The path under which a picture is stored: it names the drawing, so that a changed drawing has
 * another address. Throws for a picture that is not listed.
 */
export function storedPath(plain: string): string {
  const facts = pictureFacts(plain);
  if (facts === undefined) throw new Error(`${plain} is not listed: run "npm run pictures"`);
  return versionedPath(plain, facts.version);
}
