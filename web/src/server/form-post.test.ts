import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';

const rendered: string[] = [];
const errors: unknown[] = [];
let web: ListeningServer;

beforeAll(async () => {
  web = await startWebServer({
    source: {
      render: async (request) => {
        rendered.push(`${request.method} ${request.url} ${await request.text()}`);
        return { status: 200, headers: {}, html: '<p>Masuk</p>', lifetime: 0 };
      },
    },
    onError: (error) => errors.push(error),
  });
});
afterEach(() => {
  rendered.length = 0;
});
afterAll(() => web.close());

const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(web.url + path, { method: 'POST', body: body ?? null, headers, redirect: 'manual' });

describe('POST of a form to a page', () => {
  it('redirects to the same page by GET, without the fields', async () => {
    const body = new URLSearchParams({ phone: '081234567890', password: 'sangat-rahasia' });
    const response = await post('/sign-in?to=%2Fcheckout', body);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sign-in?to=%2Fcheckout',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('rahasia');
    expect(rendered).toEqual([]);
    const followed = await fetch(`${web.url}/sign-in?to=%2Fcheckout`, { method: 'POST', body });
    expect([followed.status, await followed.text()]).toEqual([200, '<p>Masuk</p>']);
    expect(rendered).toEqual(['GET https://toko.test/sign-in?to=%2Fcheckout ']);
  });

  it.each([
    ['multipart', () => ({ body: new FormData(), headers: {} })],
    [
      'text',
      () => ({ body: 'password=sangat-rahasia', headers: { 'content-type': 'text/plain' } }),
    ],
    ['broken JSON', () => ({ body: '{"pass', headers: { 'content-type': 'application/json' } })],
    ['nothing', () => ({ body: '', headers: {} })],
  ])('redirects also for a body of %s', async (_, build) => {
    const { body, headers } = build();
    expect((await post('/sign-in', body, headers)).status).toBe(303);
  });

  it('returns 413 for a body that is larger than any form', async () => {
    expect((await post('/profile', 'x'.repeat(100_001))).status).toBe(413);
  });

  it('logs no field of the form', async () => {
    const written = ['log', 'info', 'warn', 'error'] as const;
    const spies = written.map((name) => vi.spyOn(console, name));
    const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
    await post('/sign-in', 'password=sangat-rahasia');
    const output = [...spies, ...streams].flatMap((spy) => spy.mock.calls.flat().map(String));
    expect(output.filter((line) => line.includes('rahasia'))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
