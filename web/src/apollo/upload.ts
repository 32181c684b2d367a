import { isRecord } from '../lib/read-json.ts';

/** The file of an operation and its path in the variables (GraphQL multipart request, one file). */
export interface FileInVariables {
  readonly file: File;
  /** Path in the variables, e.g. `input.receipt`. */
  readonly path: string;
  /** The variables with null at that path. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Finds the first file among variables, at any depth of plain objects; null when there is none. */
export function takeFile(variables: Readonly<Record<string, unknown>>): FileInVariables | null {
  for (const [key, value] of Object.entries(variables)) {
    if (value instanceof File) {
      return { file: value, path: key, variables: { ...variables, [key]: null } };
    }
    const inner = isRecord(value) ? takeFile(value) : null;
    if (inner === null) continue;
    const { file, path } = inner;
    return { file, path: `${key}.${path}`, variables: { ...variables, [key]: inner.variables } };
  }
  return null;
}

/** One upload: the request, its progress listener and the signal that aborts it. */
export interface UploadCall {
  uri: string;
  headers: Readonly<Record<string, string>>;
  /** `operationName` and `query`; the variables are in `upload`. */
  operation: { operationName: string | undefined; query: string };
  upload: FileInVariables;
  /** Receives the sent share of the body, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function bodyOf({ operation, upload }: UploadCall): FormData {
  const { file, path, variables } = upload;
  const body = new FormData();
  body.set('operations', JSON.stringify({ ...operation, variables }));
  body.set('map', JSON.stringify({ 0: [`variables.${path}`] }));
  body.set('0', file, file.name);
  return body;
}

/** Statuses without a body: the `Response` constructor throws when it gets one. */
const hasNoBody = (status: number) => [204, 205, 304].includes(status);

/**
 * Sends an operation with its file and returns the response like `fetch`. It uses XMLHttpRequest,
 * which reports upload progress. The browser sets the content type with the multipart boundary
 * (specification.md 7).
 */
export function sendUpload(call: UploadCall): Promise<Response> {
  const { uri, headers, onProgress, signal } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(new DOMException('The upload was aborted', 'AbortError'));
    };
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', uri);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(hasNoBody(status) ? null : responseText, { status }));
    });
    // The error type of `fetch` for a failed connection.
    request.addEventListener('error', () => reject(new TypeError('The upload did not arrive')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(bodyOf(call));
  });
}
