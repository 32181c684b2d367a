import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBaseImage } from './test-kit/containers/base-image.ts';
import { buildTarget, copyRepository } from './test-kit/containers/build-target.ts';
import { ContainerEngine, missingContainerTools } from './test-kit/containers/container-engine.ts';
import { packagePaths, productionPackages } from './test-kit/containers/production-packages.ts';
import { ShopInContainers } from './test-kit/containers/shop-in-containers.ts';
import { postgresPrograms } from './test-kit/debian-programs.ts';
import { Connection } from './test-kit/rolling-restart/send-request.ts';
import { ShopRequests } from './test-kit/rolling-restart/shop-requests.ts';

// `GAWAI_CONTAINERS=/some/folder npx vitest run --root scripts --config vitest.long.config.ts containers` keeps the
// images and caches in that folder, so that the next run builds what has changed.

/** The targets with the folders whose packages they need, and the most MB that they may add to Node's image. */
const TARGETS = [
  { target: 'gateway', folders: ['gateway'], limit: 60 },
  { target: 'web', folders: ['web'], limit: 75 },
  { target: 'shop-api', folders: ['shop-api', 'demo'], limit: 145 },
  { target: 'demo', folders: ['shop-api', 'demo'], limit: 150 },
];
const BYTES_PER_MB = 1_000_000;

const TIMEOUT_MS = 3_600_000;
const base = 28_000 + (process.pid % 1_000) * 3;

const missing = [
  ...missingContainerTools(),
  ...(postgresPrograms() === null ? ['postgresql'] : []),
];
const reason = missing.length === 0 ? '' : `, which need Debian's ${missing.join(', ')}`;

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const [, nodeImage = ''] = /^ARG NODE=(\S+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
const baseImage = `docker.io/library/${nodeImage}`;

/** Writes into each of these folders and prints which it could. */
const WRITE = `for (const at of ['/app', '/usr', '/tmp', '/data']) {
  try { require('fs').writeFileSync(at + '/probe', ''); console.log(at); } catch {}
}`;
const STATUS = `console.log(process.getuid(), require('fs').readFileSync('/proc/self/status', 'utf8')
  .match(/CapEff:.*|NoNewPrivs:.*/g).join().replaceAll(/\\s+/g, ' '))`;

describe.skipIf(missing.length > 0)(`images of the Dockerfile${reason}`, () => {
  let engine: ContainerEngine;
  let shop: ShopInContainers | undefined;

  beforeAll(async () => {
    engine = new ContainerEngine();
    await createBaseImage(engine, baseImage);
    const source = await copyRepository(engine.folder);
    for (const { target } of TARGETS) await buildTarget(engine, source, target);
    shop = await ShopInContainers.start(engine, base);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await shop?.remove();
    await engine.remove();
  }, TIMEOUT_MS);

  const sizeOf = async (image: string) =>
    Number(await engine.podman('image', 'inspect', '--format', '{{.Size}}', image)) / BYTES_PER_MB;

  it.each(TARGETS)('$target adds at most $limit MB to Node', async ({ target, limit }) => {
    const [own, node] = [await sizeOf(`gawai/${target}`), await sizeOf(baseImage)];
    console.log(`${target}: ${own.toFixed(0)} MB, of which Node and Debian ${node.toFixed(0)} MB`);
    expect(own - node).toBeLessThan(limit);
  });

  it.each(TARGETS)('$target contains no development package', async ({ target, folders }) => {
    const needed = productionPackages(lock, folders);
    const installed = await engine.read(`gawai/${target}`, '/app/node_modules/.package-lock.json');
    const paths = packagePaths(JSON.parse(installed));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !needed.has(path))).toEqual([]);
  });

  const running = ['shop-api', 'gateway', 'web'];

  it.each(running)(
    '%s runs as a user without rights and writes only where it may',
    async (name) => {
      expect(await shop?.exec(name, 'node', '-e', STATUS)).toBe(
        '1000 CapEff: 0000000000000000,NoNewPrivs: 1',
      );
      const writable = await shop?.exec(name, 'node', '-e', WRITE);
      expect(writable?.split('\n')).toEqual(name === 'shop-api' ? ['/tmp', '/data'] : ['/tmp']);
    },
  );

  it('shop-api loads its native modules', async () => {
    const script = `const { default: sharp } = await import('sharp');
      const create = { width: 8, height: 8, channels: 3, background: '#fff' };
      const { length } = await sharp({ create }).webp().toBuffer();
      const { hash } = await import('@node-rs/argon2');
      console.log(length > 0, (await hash('rahasia')).slice(0, 9));`;
    const command = ['node', '--input-type=module', '-e', script];
    expect(await shop?.exec('shop-api', ...command)).toBe('true $argon2id');
  });

  it('takes a guest order through the storefront', async () => {
    if (shop === undefined) throw new Error('The shop has not started');
    const connection = new Connection(1);
    const requests = await ShopRequests.prepare(shop, connection);
    await requests.page(connection, true);
    await requests.page(connection, false);
    const hash = await requests.newOrder(randomUUID())(connection);
    await requests.readOrder(connection, hash);
    expect(hash).toMatch(/^[0-9a-f]{40}$/);
    connection.close();
  });

  it.each(running.toReversed())('%s ends in time when it is stopped', async (name) => {
    expect(await shop?.stop(name)).toBe(0);
  });
});
