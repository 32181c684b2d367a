import { afterAll } from 'vitest';
import { demoComposition } from '../src/demo-composition.ts';
import { readSettings } from '@gawai/shop-api/config';
import { startShop, type RunningShop } from '@gawai/shop-api/start';
import { temporaryDataDir } from '../../shop-api/test-kit/temporary-data-dir.ts';
import { ShopClient } from '../../shop-api/test-kit/shop-client.ts';

/** The demo shop as `npm start` seeds it, for one test file. */
export interface DemoShop {
  readonly running: RunningShop;
  readonly client: ShopClient;
  /** The moment it was seeded at. */
  readonly seededAt: Date;
  readonly dataDir: string;
}

/** Seeds the demo shop into an embedded database of its own, and stops it after the test file. */
export async function demoShop(env: Readonly<Record<string, string>> = {}): Promise<DemoShop> {
  const dataDir = temporaryDataDir();
  const usual = { SHOP_DATA_DIR: dataDir, SHOP_API_PORT: '0', LOG_LEVEL: 'silent' };
  const settings = readSettings({ ...usual, STORE_URL: 'https://gawai.example', ...env });
  const seededAt = new Date();
  const running = await startShop({
    ...(await demoComposition(settings)),
    settings,
    now: () => seededAt,
  });
  afterAll(() => running.stop());
  return { running, client: new ShopClient(running.url), seededAt, dataDir };
}
