import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { problemText } from '@gawai/domain/texts/problem-text';
import { UPLOAD_LIMITS } from '../limits/limits.ts';
import { FileBuffer } from './file-buffer.ts';
import { hasPreflightHeader } from './preflight.ts';
import { RequestError, type HttpRejection } from './request-error.ts';
import type { UploadMemory } from './upload-memory.ts';
import { readUploadOperation, type UploadOperation } from './upload-operation.ts';

/** An operation with its file. */
export interface Upload {
  /** The JSON of the operation. */
  readonly upload: unknown;
  /** To be called when the file is no longer needed. */
  readonly release: () => void;
}

// The rest of a rejected body is discarded, not read.
const headers = { connection: 'close' };

const NO_PREFLIGHT: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send multipart/form-data with the header "Apollo-Require-Preflight: true".',
  headers,
};

const NOT_MULTIPART: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message:
    'The body is not a GraphQL multipart request: the fields "operations" and "map", then one file, and nothing else.',
  headers,
};

const NOT_UTF8: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message: '"operations" and "map" must be UTF-8.',
  headers,
};

const NOT_PLAIN: HttpRejection = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send multipart/form-data, not compressed.',
  headers,
};

const FIELD_TOO_LARGE: HttpRejection = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `"operations" and "map" may have ${UPLOAD_LIMITS.fieldBytes} bytes each.`,
  headers,
};

const TOO_LARGE: HttpRejection = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: problemText({ code: 'RECEIPT_TOO_LARGE' }),
  headers,
};

const NO_MEMORY: HttpRejection = {
  status: 503,
  code: 'UPLOADS_BUSY',
  message: 'Too many files are being sent. Try again in a few seconds.',
  headers: { ...headers, 'retry-after': '5' },
};

/** The fields before the file, in their order. */
const FIELDS = ['operations', 'map'];

/** Whether the body of a request has parts. */
export function isMultipart({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^\s*multipart\//i.test(type);
}

/** Throws a `RequestError` when the headers of an upload show that it is rejected. */
export function requireUploadHeaders(headers: IncomingHttpHeaders): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!hasPreflightHeader(headers)) throw new RequestError(NO_PREFLIGHT);
  if (!/^\s*multipart\/form-data\s*;/i.test(type) || encoding !== 'identity') {
    throw new RequestError(NOT_PLAIN);
  }
  const length = Number(headers['content-length'] ?? 0);
  if (length > UPLOAD_LIMITS.bodyBytes) throw new RequestError(TOO_LARGE);
}

/**
 * Reads a GraphQL multipart request with one file (jaydenseric's specification, as fetch, Apollo and
 * urql clients send it) into memory. Rejects with a `RequestError` for everything else. A file that is
 * too large is read to its end without being stored, so that the shopper receives the error of the field;
 * far beyond that the request is rejected.
 */
export function readUpload(request: IncomingMessage, memory: UploadMemory): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request.headers);
    const buffer = new FileBuffer(UPLOAD_LIMITS.fileBytes, memory);
    const fields: string[] = [];
    let upload: { readonly operation: UploadOperation; readonly fileName: string } | null = null;
    let bytes = 0;
    let isSettled = false;

    const settle = () => {
      isSettled = true;
      request.unpipe(parser);
      request.pause();
    };
    const fail = (error: unknown) => {
      if (isSettled) return;
      buffer.release();
      settle();
      reject(error instanceof RequestError ? error : new RequestError(NOT_MULTIPART));
    };
    const rejectWith = (rejection: HttpRejection) => fail(new RequestError(rejection));
    const rejectParts = () => rejectWith(NOT_MULTIPART);

    parser.on('field', (name, value, _, isTruncated) => {
      if (isTruncated) rejectWith(FIELD_TOO_LARGE);
      // The decoder replaces bytes that are no UTF-8 with it.
      else if (value.includes('\ufffd')) rejectWith(NOT_UTF8);
      else if (name !== FIELDS[fields.length]) rejectParts();
      else fields.push(value);
    });
    parser.on('file', (name, stream, fileName) => {
      stream.on('error', rejectParts);
      stream.on('data', (chunk: Buffer) => {
        if (!isSettled && !buffer.add(chunk)) rejectWith(NO_MEMORY);
      });
      const [operations, map] = fields;
      if (operations === undefined || map === undefined) {
        rejectParts();
        return;
      }
      try {
        upload = { operation: readUploadOperation(operations, map, name), fileName };
      } catch (error) {
        fail(error);
      }
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) parser.on(limit, rejectParts);
    parser.on('error', rejectParts);
    parser.on('finish', () => {
      if (isSettled) return;
      if (upload === null) {
        rejectParts();
        return;
      }
      upload.operation.put(buffer.file(upload.fileName));
      settle();
      resolve({ upload: upload.operation.json, release: () => buffer.release() });
    });

    // A client that disconnects early leaves nothing in memory.
    request.once('close', () => {
      if (!request.complete) rejectParts();
    });
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > UPLOAD_LIMITS.bodyBytes) rejectWith(TOO_LARGE);
    });
    request.pipe(parser);
  });
}

function createParser({ 'content-type': type = '' }: IncomingHttpHeaders): BusboyInstance {
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
    // The header names no boundary between the parts.
    throw new RequestError(NOT_MULTIPART);
  }
}
