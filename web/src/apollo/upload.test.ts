import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUpload, takeFile, type UploadCall } from './upload.ts';

const receipt = new File(['picture'], 'bukti.png', { type: 'image/png' });

/** An XMLHttpRequest that sends nothing; tests fire its events. */
class SilentRequest extends EventTarget {
  static last: SilentRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly abort = vi.fn<() => void>();
  sent: unknown = null;
  address: readonly string[] = [];
  status = 200;
  responseText = '{"data":{}}';

  constructor() {
    super();
    SilentRequest.last = this;
  }

  open(...address: string[]) {
    this.address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: unknown) {
    this.sent = body;
  }

  finish(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', SilentRequest));

function upload(changes: Partial<UploadCall> = {}) {
  const variables = { input: { paymentId: 'OrderPayment:1', receipt } };
  const file = takeFile(variables);
  if (file === null) throw new Error('the variables hold a file');
  return sendUpload({
    uri: '/graphql',
    headers: { 'apollo-require-preflight': 'true' },
    operation: { operationName: 'UploadReceipt', query: 'mutation' },
    upload: file,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });
}

/** A field of the body as text. */
function part(name: string): unknown {
  const { sent } = SilentRequest.last;
  const value = sent instanceof FormData ? sent.get(name) : null;
  return typeof value === 'string' ? JSON.parse(value) : value;
}

describe('takeFile', () => {
  it('returns the file and a copy of the variables with null at its path', () => {
    const variables = { input: { paymentId: '1', receipt } };
    expect(takeFile(variables)).toEqual({
      file: receipt,
      path: 'input.receipt',
      variables: { input: { paymentId: '1', receipt: null } },
    });
    expect(variables.input.receipt).toBe(receipt);
  });

  it('returns null without a file', () => {
    expect(takeFile({ input: { receipt: null, lines: [1] } })).toBeNull();
  });
});

describe('sendUpload', () => {
  it('sends operations, map and the file, and lets the browser set the content type', async () => {
    const response = upload();
    SilentRequest.last.finish('load');
    expect((await response).status).toBe(200);
    expect(SilentRequest.last.address).toEqual(['POST', '/graphql']);
    expect(SilentRequest.last.headers).toEqual({ 'apollo-require-preflight': 'true' });
    expect(part('operations')).toEqual({
      operationName: 'UploadReceipt',
      query: 'mutation',
      variables: { input: { paymentId: 'OrderPayment:1', receipt: null } },
    });
    expect(part('map')).toEqual({ 0: ['variables.input.receipt'] });
    expect(part('0')).toMatchObject({ name: 'bukti.png', size: 7 });
  });

  it('reports the sent share of the body', async () => {
    const shares: number[] = [];
    const response = upload({ onProgress: (share) => shares.push(share) });
    const progress = (loaded: number, total: number) =>
      SilentRequest.last.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }),
      );
    progress(1, 4);
    progress(0, 0);
    progress(4, 4);
    SilentRequest.last.finish('load');
    await response;
    expect(shares).toEqual([0.25, 1]);
  });

  it('aborts with its signal, before or after the request was sent', async () => {
    const call = new AbortController();
    const response = upload({ signal: call.signal });
    call.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    expect(SilentRequest.last.abort).toHaveBeenCalledOnce();
    await expect(upload({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(SilentRequest.last.sent).toBeNull();
  });

  it('rejects with a TypeError when the request does not arrive, as fetch does', async () => {
    const response = upload();
    SilentRequest.last.finish('error');
    await expect(response).rejects.toBeInstanceOf(TypeError);
  });
});
