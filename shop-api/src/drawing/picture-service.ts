import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLimiter } from './limiter.ts';
import { pictureFolder, pictureWidth } from './picture-path.ts';
import { averageColour, ENCODER, rasterise } from './rasterise.ts';
import type { PictureFormat } from './rasterise.ts';
import { createRecent } from './recent.ts';
import type { Scene } from './scenes/studio.ts';

const DRAWN_AT_ONCE = 2;
const MEMORY_BYTES = 16 * 1024 * 1024;

/** A picture ready to be sent. */
export interface Picture {
  readonly body: Buffer;
  readonly type: 'image/webp' | 'image/avif';
  /** A strong entity tag, in its quotes; it changes when the drawing does. */
  readonly etag: string;
}

/** The pictures of the shop, by the paths products, slides and categories name. */
export interface PictureService {
  /**
   * The picture of a path, near the width asked for (see `pictureWidth`), or undefined when there is
   * none. Each is drawn once and then kept on disk.
   */
  pictureFor(
    path: string,
    width: number | undefined,
    accept: PictureFormat,
  ): Promise<Picture | undefined>;
  /** The average colour of a picture as `#rrggbb`, to fill its place before it is there. */
  placeholderFor(path: string): Promise<string | undefined>;
}

/** Where pictures are kept, and how an unknown one is drawn. */
export interface PictureServiceOptions {
  /** Made when missing; holds nothing else. */
  readonly directory: string;
  readonly drawingOf: (path: string) => Scene | undefined;
  /** Told when a drawn picture could not be kept; it is sent all the same. */
  readonly onNotKept?: (error: unknown) => void;
}

function versionOf(scene: Scene): string {
  return createHash('sha256').update(ENCODER).update(scene.svg).digest('hex').slice(0, 16);
}

async function keptFile(file: string): Promise<Buffer | undefined> {
  try {
    const body = await readFile(file);
    return body.length > 0 ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A service that draws what `drawingOf` knows and keeps it in `directory`. */
export function createPictureService({
  directory,
  drawingOf,
  onNotKept,
}: PictureServiceOptions): PictureService {
  const limited = createLimiter(DRAWN_AT_ONCE);
  const recent = createRecent<Picture>(MEMORY_BYTES);
  const running = new Map<string, Promise<Picture | undefined>>();
  const colours = new Map<string, Promise<string>>();

  async function keep(file: string, body: Buffer): Promise<void> {
    await mkdir(directory, { recursive: true });
    const unfinished = `${file}.${randomUUID()}.part`;
    await writeFile(unfinished, body);
    await rename(unfinished, file);
  }

  async function make(
    path: string,
    width: number,
    format: PictureFormat,
  ): Promise<Picture | undefined> {
    const scene = drawingOf(path);
    if (scene === undefined) return undefined;
    const version = versionOf(scene);
    const name = `${path.replace('/', '_').replace('.webp', '')}.${String(width)}.${version}.${format}`;
    const file = join(directory, name);
    const body =
      (await keptFile(file)) ??
      (await limited(async () => {
        const drawn = await rasterise(scene, width, format);
        await keep(file, drawn).catch((error: unknown) => onNotKept?.(error));
        return drawn;
      }));
    return { body, type: `image/${format}`, etag: `"${version}-${String(width)}-${format}"` };
  }

  return {
    async pictureFor(path, asked, accept) {
      const folder = pictureFolder(path);
      if (folder === undefined) return undefined;
      const width = pictureWidth(folder, asked);
      const key = `${path} ${String(width)} ${accept}`;
      const known = recent.get(key);
      if (known !== undefined) return known;
      const started = running.get(key);
      if (started !== undefined) return started;
      const work = make(path, width, accept).finally(() => running.delete(key));
      running.set(key, work);
      const picture = await work;
      if (picture !== undefined) recent.set(key, picture, picture.body.length);
      return picture;
    },
    async placeholderFor(path) {
      if (pictureFolder(path) === undefined) return undefined;
      const known = colours.get(path);
      if (known !== undefined) return known;
      const scene = drawingOf(path);
      if (scene === undefined) return undefined;
      const colour = limited(() => averageColour(scene));
      colours.set(path, colour);
      return colour;
    },
  };
}
