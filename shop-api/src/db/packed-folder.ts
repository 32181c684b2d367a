import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The length of the list of contents stands before it. */
const LENGTH_BYTES = 4;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** A file or folder of the list; zeros at the end of a file are not packed, as database files end with many. */
interface Entry {
  /** Inside the folder, with slashes on every system; one at the end says that it is a folder. */
  readonly path: string;
  readonly size: number;
  readonly packedSize: number;
}

/** All files and folders inside a folder, as one block of bytes. */
export async function packFolder(folder: string): Promise<Buffer> {
  const entries: Entry[] = [];
  const parts: Buffer[] = [];
  const add = async (inside: string): Promise<void> => {
    for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
      const path = inside + entry.name;
      if (entry.isDirectory()) {
        entries.push({ path: `${path}/`, size: 0, packedSize: 0 });
        await add(`${path}/`);
      } else {
        const bytes = await readFile(join(folder, path));
        const kept = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
        entries.push({ path, size: bytes.length, packedSize: kept.length });
        parts.push(kept);
      }
    }
  };
  await add('');
  const lines = entries.map(({ path, size, packedSize }) => `${size} ${packedSize} ${path}`);
  const list = Buffer.from(lines.join('\n'));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...parts]);
}

/** Whether bytes are a packed folder with nothing missing at the end. */
export function isWhole(packed: Buffer): boolean {
  try {
    const { entries, start } = listOf(packed);
    const sizes = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
    return packed.length === start + sizes;
  } catch {
    return false;
  }
}

/**
 * Makes a folder, which is not there yet, of what `packFolder` gave; only its owner may read it. Holds
 * the process up meanwhile: a thousand files are written several times faster that way.
 */
export function unpackFolder(packed: Buffer, folder: string): void {
  const { entries, start } = listOf(packed);
  mkdirSync(folder, { mode: OWNER_ONLY.folder });
  let from = start;
  for (const { path, size, packedSize } of entries) {
    const place = join(folder, path);
    // A folder stands before what lies in it.
    if (path.endsWith('/')) mkdirSync(place, { mode: OWNER_ONLY.folder });
    else writeBytes(place, packed.subarray(from, from + packedSize), size);
    from += packedSize;
  }
}

/** What a packed folder holds, and where the bytes of its first file start. */
function listOf(packed: Buffer): { entries: Entry[]; start: number } {
  const start = LENGTH_BYTES + packed.readUInt32LE(0);
  const lines = packed.toString('utf8', LENGTH_BYTES, start).split('\n').filter(Boolean);
  return { entries: lines.map(entryOf), start };
}

function writeBytes(file: string, bytes: Buffer, size: number): void {
  const open = openSync(file, 'wx', OWNER_ONLY.file);
  try {
    let written = 0;
    while (written < bytes.length) written += writeSync(open, bytes, written);
    if (size > bytes.length) ftruncateSync(open, size);
  } finally {
    closeSync(open);
  }
}

function entryOf(line: string): Entry {
  const [, size, packedSize, path] = /^(\d+) (\d+) (.+)$/.exec(line) ?? [];
  if (path === undefined) throw new Error(`A packed folder cannot hold "${line}"`);
  return { path, size: Number(size), packedSize: Number(packedSize) };
}
