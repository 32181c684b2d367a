import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig as readGateway } from '../gateway/src/config.ts';
import { readSettings as readShopApi } from '../shop-api/src/config.ts';
import { readConfig as readWeb } from '../web/src/config.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const caddyfile = readFileSync('operations/Caddyfile', 'utf8');

/** A stage of the Dockerfile: what it starts from, and its instructions. */
interface Stage {
  name: string;
  from: string;
  lines: string[];
}

const stages: Stage[] = dockerfile.split(/^(?=FROM )/m).flatMap((part) => {
  const [first = '', ...lines] = part.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(first) ?? [];
  return from === undefined || name === undefined ? [] : [{ name, from, lines }];
});

/** The instructions of a stage and of those it starts from. */
function linesOf(name: string): string[] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...linesOf(stage.from), ...stage.lines] : [];
}

/** The programs: the file that runs, its source, the default port and where `/health` is declared. */
const programs: Record<string, { source: string; port: number; routes: string }> = {
  gateway: {
    source: 'gateway/src/main.ts',
    port: readGateway({}).port,
    routes: 'gateway/src/http/http-app.ts',
  },
  web: {
    source: 'web/src/server.ts',
    port: readWeb({}).port,
    routes: 'web/src/server/health-routes.ts',
  },
  'shop-api': {
    source: 'shop-api/src/main.ts',
    port: readShopApi({}).port,
    routes: 'shop-api/src/resources/health/routes.ts',
  },
  demo: {
    source: 'demo/src/main.ts',
    port: readShopApi({}).port,
    routes: 'shop-api/src/resources/health/routes.ts',
  },
};

/** A package of this repository with those it depends on, as folders. */
function packagesOf(folder: string): string[] {
  const { dependencies = {} } = z
    .object({ dependencies: z.record(z.string(), z.string()).optional() })
    .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@gawai/'));
  return [folder, ...own.flatMap((name) => packagesOf(name.replace('@gawai/', '')))];
}

describe.each(Object.entries(programs))('Dockerfile, target %s', (target, program) => {
  const lines = linesOf(target);

  it('runs a program of this repository as an unprivileged user', () => {
    const command = lines.findLast((line) => line.startsWith('CMD '));
    const [, file = ''] = /"([\w-]+\/dist\/[^"]+\.js)"/.exec(command ?? '') ?? [];
    expect(file.replace(/dist\/(?:server\/)?/, 'src/').replace('.js', '.ts')).toBe(program.source);
    expect(existsSync(program.source)).toBe(true);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
  });

  it('checks the health at the address of the program', () => {
    const check = lines.findLast((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const [, port, path] = /127\.0\.0\.1:(\d+)([\w/]+)/.exec(check) ?? [];
    expect(Number(port)).toBe(program.port);
    expect(readFileSync(program.routes, 'utf8')).toContain(`'${path ?? ''}'`);
    expect(lines.some((line) => line.startsWith(`EXPOSE ${String(program.port)}`))).toBe(true);
  });

  it('copies only folders that exist, and every package that the program needs', () => {
    const copied = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
    const folders = copied.map((path) => path.replace(/\/dist$/, ''));
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
    // The client package is bundled into web; it is there for its package.json.
    expect(packagesOf(target).filter((name) => !folders.includes(name))).toEqual([]);
    const packages = lines.find((line) => line.includes('-packages /app'));
    const [, stage = ''] = /--from=(\S+)/.exec(packages ?? '') ?? [];
    expect(linesOf(stage).join()).toContain(`--omit=dev`);
    expect(linesOf(stage).join()).toMatch(new RegExp(`--workspace ${target}\\b`));
  });
});

const service = z.object({
  image: z.string().optional(),
  build: z.object({ target: z.string() }).optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  // A variable without a value is empty.
  environment: z
    .record(
      z.string(),
      z
        .string()
        .nullable()
        .transform((value) => value ?? ''),
    )
    .default({}),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
});
const composeText = readFileSync('compose.yaml', 'utf8');
const example = readFileSync('operations/compose.env.example', 'utf8');

/** What the operator fills in, with the values of the example. */
const filled: Record<string, string> = Object.fromEntries(
  [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || 'of-at-least-twenty-characters',
  ]),
);
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(
    parse(
      composeText.replace(
        /\$\{(\w+)(?::-([^}]*)|:\?)?\}/g,
        (_, name: string, fallback: string | undefined) => filled[name] ?? fallback ?? '',
      ),
      { merge: true },
    ),
  );
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

describe('compose.yaml', () => {
  it('names stages, services, volumes and files that exist', () => {
    const volumes = Object.keys(compose.volumes);
    for (const { build, depends_on: needed, volumes: mounts } of Object.values(compose.services)) {
      if (build) expect(stages.map(({ name }) => name)).toContain(build.target);
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(needed)));
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        expect(source.startsWith('./') ? existsSync(source) : volumes.includes(source)).toBe(true);
      }
    }
  });

  it('runs two of each program on a root that cannot be written', () => {
    for (const name of ['shop-api', 'gateway', 'web']) {
      expect(compose.services[name]).toMatchObject({ read_only: true, deploy: { replicas: 2 } });
    }
  });

  it('sets only settings that exist, to values that the programs accept', () => {
    const settings = readFileSync('.env.example', 'utf8');
    for (const name of ['shop-api', 'gateway', 'web']) {
      const names = Object.keys(environmentOf(name));
      expect(names.filter((one) => !settings.includes(`\n# ${one}=`))).toEqual([]);
    }
    expect(readGateway(environmentOf('gateway')).shopApiUrl).toBe('http://shop-api:4001');
    expect(readWeb(environmentOf('web')).gatewayUrl).toBe('http://gateway:4000/graphql');
    expect(readShopApi(environmentOf('shop-api')).databaseUrl).toContain('@postgres:5432/shop');
  });

  it('passes the address of its valkey to all programs that use one', () => {
    const urls = [
      readGateway(environmentOf('gateway')),
      readWeb(environmentOf('web')),
      readShopApi(environmentOf('shop-api')),
    ];
    expect(urls.map((config) => config.redisUrl)).toEqual(Array(3).fill('redis://valkey:6379'));
    expect(Object.keys(compose.services)).toContain('valkey');
  });

  it('requires exactly the variables that operations/compose.env.example lists', () => {
    const required = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const listed = new Set([...example.matchAll(/^(?:# )?([A-Z]\w+)=/gm)].map(([, name]) => name));
    expect([...listed].toSorted()).toEqual([...required].toSorted());
  });

  it('matches the services and ports of the proxy and scrape configurations', () => {
    for (const [, name = '', port] of caddyfile.matchAll(/dynamic a (\S+) (\d+)/g)) {
      expect(programs[name]?.port).toBe(Number(port));
    }
    const prometheus = readFileSync('operations/prometheus.yml', 'utf8');
    const variables = { gateway: 'GATEWAY', web: 'WEB', 'shop-api': 'SHOP' };
    for (const [name, prefix] of Object.entries(variables)) {
      const port = environmentOf(name)[`${prefix}_METRICS_PORT`] ?? '';
      expect(prometheus).toContain(`names: [${name}], type: A, port: ${port} }`);
    }
  });
});
