import type {
  PictureFormat,
  PictureService,
} from '@gawai/shop-api/resources/picture/picture-service';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { pictureFile, type PictureFile } from './picture-files.ts';
import { pictureSize, pictureWidth, readPicturePath } from './picture-path.ts';
import type { PictureStore } from './picture-store.ts';

const DRAWN_AT_ONCE = 2;
const MEMORY_BYTES = 16 * 1024 * 1024;

/** What is known of a picture before it is drawn. */
export interface PictureFacts {
  /** Eight hexadecimal characters that change with the drawing. */
  readonly version: string;
  /** The colour it has from afar, `#rrggbb`; null when its ground is transparent. */
  readonly colour: string | null;
}

/** Where pictures are stored, and how one is drawn. Paths are plain: without a version. */
export interface PictureServiceOptions {
  readonly store: PictureStore;
  /** Undefined for a path that is not a picture of the shop. */
  readonly factsOf: (plain: string) => PictureFacts | undefined;
  readonly draw: (plain: string, width: number, format: PictureFormat) => Promise<Buffer>;
  /** Receives the error of a rendered picture that could not be stored; it is served all the same. */
  readonly onNotStored?: (error: unknown) => void;
}

/** A picture in one size and format, and its plain path. */
interface Picture {
  readonly plain: string;
  readonly file: PictureFile;
}

/** Creates a service that draws known pictures and stores them in `store`. */
export function createPictureService({
  store,
  factsOf,
  draw,
  onNotStored,
}: PictureServiceOptions): PictureService {
  const drawing = bulkhead(DRAWN_AT_ONCE, Infinity);
  /** The pictures used last. The key is the name of the file. */
  const recent = new LRUCache<string, Buffer, Picture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _stale, { context }) => load(context),
    // A picture may be evicted while it is drawn; it is sent all the same.
    ignoreFetchAbort: true,
  });

  async function load({ plain, file }: Picture): Promise<Buffer> {
    const stored = await store.get(file);
    if (stored !== undefined) return stored;
    return drawing.execute(async () => {
      const drawn = await draw(plain, file.width, file.format);
      await store.put(file, drawn).catch((error: unknown) => onNotStored?.(error));
      return drawn;
    });
  }

  return {
    async pictureFor(path, requestedWidth, format) {
      const read = readPicturePath(path);
      const facts = read && factsOf(read.plain);
      if (read === undefined || facts === undefined) return undefined;
      const { folder, plain } = read;
      const { version } = facts;
      const width = pictureWidth(folder, requestedWidth);
      const file = pictureFile({ plain, version }, width, format);
      return {
        body: await recent.forceFetch(file.name, { context: { plain, file } }),
        type: `image/${format}`,
        etag: `"${version}-${String(width)}-${format}"`,
        isImmutable: read.version === version,
      };
    },
    sizeOf(path) {
      const read = path === null ? undefined : readPicturePath(path);
      return read === undefined || factsOf(read.plain) === undefined
        ? null
        : pictureSize(read.folder);
    },
    colourOf(path) {
      const plain = path === null ? undefined : readPicturePath(path)?.plain;
      return (plain === undefined ? undefined : factsOf(plain)?.colour) ?? null;
    },
  };
}
