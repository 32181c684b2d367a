import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, describe, onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TSX = ['--import', import.meta.resolve('tsx'), '--conditions=gawai-source'];

describe('runShop', () => {
  it('rejects settings for a demo catalogue and fault injection that the program does not have', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gawai-run-shop-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const env = { PATH: process.env['PATH'], SHOP_DATA_DIR: dataDir, SHOP_API_PORT: '0' };
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      const args = [...TSX, MAIN];
      execFile(process.execPath, args, { env: { ...env, SHOP_FAULTS: 'on' } }, (error, _, text) =>
        resolve({ code: error?.code, stderr: text }),
      );
    });
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [
        'The shop API cannot start. Wrong settings:',
        expect.stringContaining('SHOP_SEED'),
        expect.stringContaining('SHOP_FAULTS'),
      ],
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
