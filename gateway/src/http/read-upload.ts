import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { problemText } from '@gawai/domain/texts/problem-text';
import { UPLOAD_LIMITS } from '../limits/limits.ts';
import { FileCollector } from './file-collector.ts';
import type { HeldBytes } from './held-bytes.ts';
import type { HttpRefusal } from './json-reply.ts';
import { readUploadOperation, type UploadOperation } from './upload-operation.ts';

/** The JSON of an operation with its file in place, or why there is none. */
export type UploadBody =
  | {
      readonly ok: true;
      readonly json: unknown;
      /** To be called when the operation is done with the file. */
      readonly release: () => void;
    }
  | { readonly ok: false; readonly refusal: HttpRefusal };

/** Headers of which a browser asks before it sends them for a page of another origin. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

// What is still to come of a refused body is not read.
const headers = { connection: 'close' };

const NO_PREFLIGHT: HttpRefusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send multipart/form-data with the header "Apollo-Require-Preflight: true".',
  headers,
};

const NOT_MULTIPART: HttpRefusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message:
    'The body is not a GraphQL multipart request: the fields "operations" and "map", then one file, and nothing else.',
  headers,
};

const NOT_UTF8: HttpRefusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: '"operations" and "map" must be UTF-8.',
  headers,
};

const NOT_PLAIN: HttpRefusal = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send multipart/form-data, not compressed.',
  headers,
};

const FIELD_TOO_LARGE: HttpRefusal = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `"operations" and "map" may have ${UPLOAD_LIMITS.fieldBytes} bytes each.`,
  headers,
};

const TOO_LARGE: HttpRefusal = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: problemText({ code: 'RECEIPT_TOO_LARGE' }),
  headers,
};

const NO_ROOM: HttpRefusal = {
  status: 503,
  code: 'UPLOADS_BUSY',
  message: 'Too many files are being sent. Try again in a few seconds.',
  headers: { ...headers, 'retry-after': '5' },
};

/** The fields that stand before the file, in their order. */
const FIELDS = ['operations', 'map'];

/** Whether a request has a body of parts. */
export function isMultipart({ headers: { 'content-type': type = '' } }: IncomingMessage): boolean {
  return /^\s*multipart\//i.test(type);
}

/**
 * Reads a GraphQL multipart request with one file (jaydenseric's specification, as fetch, Apollo and
 * urql clients send it) into memory; nothing touches the disk. Everything that is not exactly that is
 * refused with 4xx. A file that is too large is read to its end without being kept, so that the
 * shopper is told so; far beyond that the connection ends.
 */
export async function readUpload(request: IncomingMessage, held: HeldBytes): Promise<UploadBody> {
  const refusal = headerRefusal(request);
  if (refusal !== null) return { ok: false, refusal };
  const parser = createParser(request);
  return parser === null ? { ok: false, refusal: NOT_MULTIPART } : readParts(request, parser, held);
}

function headerRefusal({ headers }: IncomingMessage): HttpRefusal | null {
  if (!PREFLIGHT_HEADERS.some((name) => headers[name])) return NO_PREFLIGHT;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!/^\s*multipart\/form-data\s*;/i.test(type) || encoding !== 'identity') return NOT_PLAIN;
  const length = Number(headers['content-length'] ?? 0);
  return length > UPLOAD_LIMITS.bodyBytes ? TOO_LARGE : null;
}

/** Null when the header says no boundary between the parts. */
function createParser({ headers: { 'content-type': type = '' } }: IncomingMessage) {
  const { fieldBytes, partHeaderBytes, partHeaders } = UPLOAD_LIMITS;
  try {
    return new Busboy({
      headers: { 'content-type': type } satisfies BusboyHeaders,
      limits: {
        files: 1,
        fields: 2,
        parts: 3,
        fieldSize: fieldBytes,
        headerSize: partHeaderBytes,
        headerPairs: partHeaders,
      },
    });
  } catch {
    return null;
  }
}

function readParts(
  request: IncomingMessage,
  parser: BusboyInstance,
  held: HeldBytes,
): Promise<UploadBody> {
  return new Promise((resolve) => {
    const collector = new FileCollector(UPLOAD_LIMITS.fileBytes, held);
    const release = () => collector.release();
    const fields: string[] = [];
    let upload: { readonly operation: UploadOperation; readonly fileName: string } | null = null;
    let bytes = 0;
    let isOver = false;

    const settle = (body: UploadBody) => {
      isOver = true;
      request.unpipe(parser);
      request.pause();
      resolve(body);
    };
    const refuse = (refusal: HttpRefusal) => {
      if (isOver) return;
      release();
      settle({ ok: false, refusal });
    };
    const refuseParts = () => refuse(NOT_MULTIPART);

    parser.on('field', (name, value, _, isCut) => {
      if (isCut) refuse(FIELD_TOO_LARGE);
      // Stands for bytes that are no UTF-8.
      else if (value.includes('\ufffd')) refuse(NOT_UTF8);
      else if (name !== FIELDS[fields.length]) refuseParts();
      else fields.push(value);
    });
    parser.on('file', (name, stream, fileName) => {
      stream.on('error', refuseParts);
      stream.on('data', (piece: Buffer) => {
        if (!isOver && !collector.take(piece)) refuse(NO_ROOM);
      });
      const [operations, map] = fields;
      if (operations === undefined || map === undefined) {
        refuseParts();
        return;
      }
      const operation = readUploadOperation(operations, map, name);
      if ('status' in operation) refuse(operation);
      else upload = { operation, fileName };
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) parser.on(limit, refuseParts);
    parser.on('error', refuseParts);
    parser.on('finish', () => {
      if (isOver) return;
      if (upload === null) {
        refuseParts();
        return;
      }
      upload.operation.put(collector.file(upload.fileName));
      settle({ ok: true, json: upload.operation.json, release });
    });

    // A client that goes away in the middle leaves nothing.
    request.once('close', () => {
      if (!request.complete) refuseParts();
    });
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > UPLOAD_LIMITS.bodyBytes) refuse(TOO_LARGE);
    });
    request.pipe(parser);
  });
}
