import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { buildApp } from './app.ts';
import { readSettings } from './config.ts';
import { openApiDocument } from './http/openapi.ts';
import { noPictures } from './resources/picture/picture-service.ts';
import { openFileStorage } from './storage/open-file-storage.ts';

/** The OpenAPI document of all routes, without a database. */
export async function describeRoutes(): Promise<object> {
  const settings = readSettings({ SHOP_API_DOCS: 'on', LOG_LEVEL: 'silent' });
  const app = await buildApp({
    db: drizzle(() => Promise.resolve({ rows: [] })),
    now: () => new Date(),
    settings,
    secrets: { operatorKey: null, merchantCode: '', merchantKey: '' },
    pictures: noPictures,
    files: await openFileStorage(settings),
    shared: new MemoryState(),
    publicUrl: 'http://localhost',
  });
  try {
    await app.ready();
    return openApiDocument(app);
  } finally {
    await app.close();
  }
}
