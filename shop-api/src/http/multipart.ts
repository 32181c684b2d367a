import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance } from 'fastify';
import { readAtMost } from './body-bytes.ts';

/** A file of a form, in memory. Its name is the sender's word and never a path of the shop. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** A form that was sent as `multipart/form-data`. */
export interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The one file, null when none was sent; one byte longer than allowed when it was too long. */
  readonly file: UploadedFile | null;
}

/** A form, or why there is none: larger than any good one, or not to be read. */
export type MultipartReading = MultipartForm | 'too-large' | 'unreadable';

/** Room for boundaries, headers and the few short fields beside the file, in bytes. */
const ROOM_BESIDE_FILE = 100_000;
const FIELDS = 4;
const FIELD_BYTES = 1_000;
const FIELD_NAME_SIGNS = 100;
const HEADER_PAIRS = 20;
const HEADER_BYTES = 16_000;

/** Why a form is not taken. */
class FormRejected extends Error {}

/** Lets the routes of a scope take multipart forms and nothing else: their body is the raw stream. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    done(null, payload);
  });
}

/**
 * Reads the body of a route under `takeMultipart`: at most one file of `fileBytes` bytes and a few
 * short fields, each name once. All in memory, so that nothing is left behind whatever goes wrong.
 */
export async function readMultipart(
  body: unknown,
  contentType: string | undefined,
  fileBytes: number,
): Promise<MultipartReading> {
  if (!(body instanceof Readable) || contentType === undefined) return 'unreadable';
  const bytes = await readAtMost(body, fileBytes + ROOM_BESIDE_FILE);
  if (bytes === 'too-large') return bytes;
  if (bytes === 'cut') return 'unreadable';
  return parse(bytes, contentType, fileBytes).catch(() => 'unreadable');
}

function parse(bytes: Buffer, contentType: string, fileBytes: number): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let file: Promise<UploadedFile> | null = null;
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files: 1,
        fileSize: fileBytes + 1,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        parts: FIELDS + 1,
        headerPairs: HEADER_PAIRS,
        headerSize: HEADER_BYTES,
      },
    });
    const rejectForm = () => reject(new FormRejected());
    parser.on('filesLimit', rejectForm).on('fieldsLimit', rejectForm).on('partsLimit', rejectForm);
    parser.on('field', (name: string | undefined, value, _nameCut, isCut) => {
      const isUsable = name !== undefined && name.length <= FIELD_NAME_SIGNS && !fields.has(name);
      if (isUsable && !isCut) fields.set(name, value);
      else rejectForm();
    });
    parser.on('file', (field: string | undefined, stream, name: string | undefined) => {
      file = collect(stream).then((content) => ({
        field: field ?? '',
        name: name ?? '',
        bytes: content,
      }));
      file.catch(reject);
    });
    parser.on('error', reject);
    parser.on('finish', () => {
      Promise.resolve(file).then(
        (sent) => resolve({ fields: Object.fromEntries(fields), file: sent }),
        reject,
      );
    });
    parser.end(bytes);
  });
}

async function collect(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
