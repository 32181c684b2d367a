import { Busboy } from '@fastify/busboy';
import { ORDER_HASH, savedOrder } from './checkout-shop.ts';
import { ok, type FakeRoute, type ReceivedCall } from './fake-upstream.ts';
import { readResponse, type GatewayResponse, type TestGateway } from './gateway.ts';

const [, manualPayment] = savedOrder.order_payments;

/** Hash of the manual payment. */
export const MANUAL_HASH = manualPayment!.hash;

/** The calls behind an upload that succeeds. */
export const receiptRoutes: Readonly<Record<string, FakeRoute>> = {
  [`GET /order/${ORDER_HASH}`]: ok(savedOrder),
  'POST /order/confirm-payment': ok(null),
};

/** The mutation that takes a file. */
export const UPLOAD = `mutation ($input: UploadReceiptInput!) {
  uploadReceipt(input: $input) { userErrors { code message path } }
}`;

/** The payment of the receipt; null is replaced by the file. */
export const uploadInput = {
  paymentId: 'OrderPayment:1802',
  orderAccessHash: ORDER_HASH,
  receipt: null,
};

/** The beginnings of pictures. */
export const pictureHeads = {
  jpg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  gif: 'GIF89a',
  webp: 'RIFF\x10\0\0\0WEBPVP8 ',
  svg: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
} as const;

/** Bytes of a text, one byte per character. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A picture of the given size in bytes. */
export function picture(
  kind: keyof typeof pictureHeads = 'png',
  size = 2_000,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(bytesOf(pictureHeads[kind]).subarray(0, size));
  return bytes;
}

/** Differences from the default upload. */
export interface UploadOptions {
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  readonly type?: string;
  readonly operations?: unknown;
  readonly map?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The JSON of the field `operations`. */
export const uploadOperations = { query: UPLOAD, variables: { input: uploadInput } };

/** Sends a receipt as a browser does: fetch with FormData. */
export async function sendUpload(
  shop: Pick<TestGateway, 'url'>,
  options: UploadOptions = {},
): Promise<GatewayResponse> {
  const { file = picture(), fileName = 'bukti.png', type = 'image/png' } = options;
  const form = new FormData();
  form.append('operations', asText(options.operations ?? uploadOperations));
  form.append('map', asText(options.map ?? { 0: ['variables.input.receipt'] }));
  form.append('0', new Blob([file], { type }), fileName);
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'apollo-require-preflight': 'true',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    body: form,
  });
  return readResponse(response);
}

/** Sends a body unchanged, with the boundary `x`. */
export async function sendParts(
  shop: Pick<TestGateway, 'url'>,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<GatewayResponse> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: typeof body === 'string' ? bytesOf(body) : body,
  });
  return readResponse(response);
}

/** One encoded part. */
export function part(head: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

/** The parts of a valid request. */
export const goodParts = {
  operations: part('name="operations"', JSON.stringify(uploadOperations)),
  map: part('name="map"', '{"0":["variables.input.receipt"]}'),
  file: part('name="0"; filename="bukti.png"', pictureHeads.png),
  end: '--x--\r\n',
};

/** A form that the shop received. */
export interface FormSubmission {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly bytes: Buffer;
  };
}

/** Reads the form of a call. */
export function sentForm({ headers, bytes }: ReceivedCall): Promise<FormSubmission> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const files: FormSubmission['file'][] = [];
    const parser = new Busboy({ headers: { 'content-type': headers['content-type'] ?? '' } });
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (field, stream, name, _, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => files.push({ field, name, type, bytes: Buffer.concat(chunks) }));
    });
    parser.on('error', reject);
    parser.on('finish', () => resolve({ fields, file: files[0]! }));
    parser.end(bytes);
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
