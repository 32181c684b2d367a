import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { testSource } from '../../test-kit/web-server.ts';
import { buildWebServer } from './web-server.ts';

describe('connection timeouts of the web server', () => {
  it('closes slow senders in time, and idle connections later than any client or proxy', async () => {
    const app = await buildWebServer({
      config: readConfig({}),
      createSource: () => Promise.resolve(testSource),
      shared: new MemoryState(),
      onError: () => undefined,
    });
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      timeout: 60_000,
      keepAliveTimeout: 72_000,
    });
    await app.close();
  });
});
