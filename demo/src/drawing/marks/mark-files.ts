import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Picture } from '@gawai/shop-api/resources/picture/picture-service';

const FOLDER = new URL('../../../marks/', import.meta.url);
const MARK_PATH = /^mark\/([a-z0-9-]+)(?:\.([0-9a-f]{8}))?\.svg$/;

interface MarkFile {
  readonly body: Buffer;
  /** First eight hexadecimal characters of the file's SHA-256. */
  readonly version: string;
}

let files: ReadonlyMap<string, MarkFile> | undefined;

function readFiles(): ReadonlyMap<string, MarkFile> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  return new Map(
    names.map((name) => {
      const body = readFileSync(new URL(name, FOLDER));
      const version = createHash('sha256').update(body).digest('hex').slice(0, 8);
      return [name.slice(0, -'.svg'.length), { body, version }];
    }),
  );
}

/** The wordmark at a picture path, e.g. `mark/bca.svg` or `mark/bca.1a2b3c4d.svg`; undefined for any other path. */
export function markAt(path: string): Picture | undefined {
  const [, slug = '', requestedVersion] = MARK_PATH.exec(path) ?? [];
  files ??= readFiles();
  const file = files.get(slug);
  if (file === undefined) return undefined;
  const { body, version } = file;
  return {
    body,
    type: 'image/svg+xml',
    etag: `"${version}"`,
    isImmutable: requestedVersion === version,
  };
}

/** The path under which a wordmark is stored, with its version. Throws for a mark that is not drawn. */
export function markPath(slug: string): string {
  files ??= readFiles();
  const file = files.get(slug);
  if (file === undefined) throw new Error(`There is no mark "${slug}": run "npm run marks"`);
  return `mark/${slug}.${file.version}.svg`;
}
