import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUpload, takeFile, type UploadCall } from './upload.ts';

const receipt = new File(['picture'], 'bukti.png', { type: 'image/png' });

/** A browser's request that never leaves; the test plays the network. */
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

  hear(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

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

describe('a file among variables', () => {
  it('is found at its place, which becomes null; the variables themselves stay', () => {
    const variables = { input: { paymentId: '1', receipt } };
    expect(takeFile(variables)).toEqual({
      file: receipt,
      path: 'input.receipt',
      variables: { input: { paymentId: '1', receipt: null } },
    });
    expect(variables.input.receipt).toBe(receipt);
  });

  it('is not seen where there is none', () => {
    expect(takeFile({ input: { receipt: null, lines: [1] } })).toBeNull();
  });
});

describe('an upload', () => {
  it('carries operation, map and the one file, and lets the browser write the content type', async () => {
    const answer = upload();
    SilentRequest.last.hear('load');
    expect((await answer).status).toBe(200);
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

  it('tells how much has left', async () => {
    const shares: number[] = [];
    const answer = upload({ onProgress: (share) => shares.push(share) });
    const progress = (loaded: number, total: number) =>
      SilentRequest.last.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }),
      );
    progress(1, 4);
    progress(0, 0);
    progress(4, 4);
    SilentRequest.last.hear('load');
    await answer;
    expect(shares).toEqual([0.25, 1]);
  });

  it('ends when it is given up, before or on its way', async () => {
    const call = new AbortController();
    const answer = upload({ signal: call.signal });
    call.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(SilentRequest.last.abort).toHaveBeenCalledOnce();
    await expect(upload({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(SilentRequest.last.sent).toBeNull();
  });

  it('that does not arrive fails as fetch does', async () => {
    const answer = upload();
    SilentRequest.last.hear('error');
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });
});
