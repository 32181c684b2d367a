import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance } from 'fastify';

/** An uploaded file in memory. Its name comes from the client and is never used as a path. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The one file, null when none was sent; one byte longer than allowed when it was too long. */
  readonly file: UploadedFile | null;
}

/** A form, or the reason why it cannot be read. */
export type MultipartReading = MultipartForm | 'too-large' | 'unreadable';

/** Bytes for boundaries, headers and the short fields besides the file. */
const ROOM_BESIDE_FILE = 100_000;
const FIELDS = 4;
const FIELD_BYTES = 1_000;
const MAX_FIELD_NAME = 100;
const HEADER_PAIRS = 20;
const HEADER_BYTES = 16_000;

class FormRejected extends Error {}

/** Makes the routes of a scope accept multipart forms only, with the raw stream as the body. */
export function acceptMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    done(null, payload);
  });
}

/**
 * Reads the body of a route under `acceptMultipart`: at most one file of `fileBytes` bytes and a few short fields, each
 * name once. All in memory, so that no error leaves a file behind.
 */
export async function readMultipart(
  body: unknown,
  contentType: string | undefined,
  fileBytes: number,
): Promise<MultipartReading> {
  if (!(body instanceof Readable) || contentType === undefined) return 'unreadable';
  let size = 0;
  const max = fileBytes + ROOM_BESIDE_FILE;
  const bounded = async function* () {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (Buffer.isBuffer(chunk)) size += chunk.length;
      if (size > max) return;
      yield chunk;
    }
  };
  const form = await parse(Readable.from(bounded()), contentType, fileBytes).catch(() => null);
  // The rest of the body is discarded, so that the client can still read the response.
  body.on('error', () => undefined).resume();
  if (size > max) return 'too-large';
  return form ?? 'unreadable';
}

function parse(body: Readable, contentType: string, fileBytes: number): Promise<MultipartForm> {
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
      const isUsable = name !== undefined && name.length <= MAX_FIELD_NAME && !fields.has(name);
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
    body.once('error', reject).pipe(parser);
  });
}

async function collect(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
