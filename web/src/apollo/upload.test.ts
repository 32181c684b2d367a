import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('returns the file and a copy of the variables with null in its place', () => {
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
  it('sends operation, map and the one file, and lets the browser set the content type', async () => {
    const answer = upload();
    SilentRequest.last.finish('load');
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

  it('reports the share that was sent', async () => {
    const shares: number[] = [];
    const answer = upload({ onProgress: (share) => shares.push(share) });
    const progress = (loaded: number, total: number) =>
      SilentRequest.last.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }),
      );
    progress(1, 4);
    progress(0, 0);
    progress(4, 4);
    SilentRequest.last.finish('load');
    await answer;
    expect(shares).toEqual([0.25, 1]);
  });

  it('is aborted by its signal, before or after it was sent', async () => {
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

  it('rejects with a TypeError when it does not arrive, as fetch does', async () => {
    const answer = upload();
    SilentRequest.last.finish('error');
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });
});
