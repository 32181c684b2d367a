import type { DrawnPicture } from '../drawing/picture-files.ts';
import type { PictureFacts } from '../drawing/picture-service.ts';
import { versionedPath } from '../drawing/picture-path.ts';
import { PICTURE_LIST } from './picture-list.ts';

const VERSION_LENGTH = 8;

let known: ReadonlyMap<string, PictureFacts> | undefined;

function read(): ReadonlyMap<string, PictureFacts> {
  const facts = new Map<string, PictureFacts>();
  for (const line of PICTURE_LIST.trim().split('\n')) {
    const [pictures = '', colours = ''] = line.split(' | ');
    const [name = '', ...drawings] = pictures.split(' ');
    drawings.forEach((drawing, index) => {
      const number = name.startsWith('product/') ? `-${String(index + 1)}` : '';
      facts.set(`${name}${number}.webp`, factsOf(drawing));
    });
    for (const [index, drawing] of colours.split(' ').filter(Boolean).entries()) {
      facts.set(`${name}-${colourLetter(index + 1)}.webp`, factsOf(drawing));
    }
  }
  return facts;
}

function factsOf(drawing: string): PictureFacts {
  return {
    version: drawing.slice(0, VERSION_LENGTH),
    colour: `#${drawing.slice(VERSION_LENGTH)}`,
  };
}

/** How the picture of a product in another than its first colour is named: `b` for the second one. */
export function colourLetter(place: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + place);
}

/** What is known of a picture of the demo catalogue without drawing it; undefined when there is none. */
export function pictureFacts(plain: string): PictureFacts | undefined {
  known ??= read();
  return known.get(plain);
}

/** Every picture of the demo catalogue with the version of today. */
export function listedPictures(): readonly DrawnPicture[] {
  known ??= read();
  return [...known].map(([plain, { version }]) => ({ plain, version }));
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
