import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { serveHttpMetrics } from '../server-kit/src/http-metrics.ts';
import { metricsApp } from '../server-kit/src/metrics-app.ts';
import { UPLOAD_LIMITS } from '../gateway/src/limits/limits.ts';
import { createPrometheusMetrics } from '../gateway/src/telemetry/prometheus.ts';

/** The expressions of the dashboard and the alert rules, by title. */
const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync('operations/grafana-dashboard.json', 'utf8')));
const rules = z
  .object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }),
    ),
  })
  .parse(parse(readFileSync('operations/alert-rules.yml', 'utf8')));
const expressions: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...rules.groups.flatMap((group) =>
    group.rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ),
];

/** Names of Prometheus itself. */
const OF_PROMETHEUS = ['up'];
/** Labels that Prometheus adds to each target. */
const OF_TARGETS = ['job', 'instance'];
const METRIC = /\b(?:(?:gateway|http_server|nodejs|process)_[a-z0-9_]+|up)\b/g;
const LABELLED = /\b((?:gateway|http_server|nodejs|process)_[a-z0-9_]+|up)\{([^}]*)\}/g;

/** Every sample that the programs expose: its name with its labels. */
const samples = new Map<string, Set<string>>();
/** Own metrics as they are declared, e.g. `gateway_rejected_total`. */
let own: string[] = [];

beforeAll(async () => {
  const metrics = createPrometheusMetrics();
  metrics.operation({ name: 'SubmitOrder', kind: 'mutation', outcome: 'failed', seconds: 1 });
  metrics.rejected('BAD_REQUEST');
  metrics.restCall({ method: 'GET', route: '/product/:id', status: 'none', seconds: 1 });
  metrics.sharedRead('product', 'stale');
  metrics.publicResponse('hit');
  metrics.circuit('orders', 'open');
  const text = (await metrics.text()) + (await httpMetrics());
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{([^}]*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    samples.set(name, known);
  }
  own = [...text.matchAll(/^# TYPE (gateway_\w+) /gm)].map(([, name = '']) => name);
});

/** What a server has measured after one response. */
async function httpMetrics(): Promise<string> {
  const app = metricsApp({ contentType: 'text/plain', text: () => Promise.resolve('') });
  const address = await serveHttpMetrics(app, { host: '127.0.0.1', port: 0 });
  await app.inject('/metrics');
  const text = await (await fetch(address)).text();
  await app.close();
  return text;
}

describe('operations/', () => {
  it.each(expressions)('%s reads only metrics and labels that a program exposes', (_, expr) => {
    const names = expr.match(METRIC) ?? [];
    expect(names).not.toEqual([]);
    const exposed = [...samples.keys(), ...OF_PROMETHEUS];
    expect(names.filter((name) => !exposed.includes(name))).toEqual([]);
    for (const [, name = '', selector = ''] of expr.matchAll(LABELLED)) {
      const labels = [...selector.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => label);
      const known = [...(samples.get(name) ?? []), ...OF_TARGETS];
      expect(labels.filter((label) => !known.includes(label))).toEqual([]);
    }
  });

  it('shows each metric of the gateway in a panel', () => {
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join();
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe('proxy configurations of operations/', () => {
  it.each([
    ['nginx.conf', /(?<=gzip_types .*)[a-z]+\/[a-z+-]+/g],
    ['Caddyfile', /(?<=header Content-Type )[^*]+(?=\*)/g],
  ])('%s compresses responses of the gateway and sitemaps', (file, types) => {
    const text = readFileSync(`operations/${file}`, 'utf8');
    const compressed = ['application/graphql-response+json', 'application/json', 'application/xml'];
    expect(text.match(types)).toEqual(compressed);
  });

  it('nginx.conf accepts bodies up to the limits of the gateway, and buffers receipts in memory', () => {
    const text = readFileSync('operations/nginx.conf', 'utf8');
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name} (\\d+)m;`, 'm').exec(text)?.[1]);
    const bytes = (name: string) => megabytes(name) * 1024 * 1024;
    expect(bytes('client_max_body_size')).toBeGreaterThan(UPLOAD_LIMITS.bodyBytes);
    expect(bytes('client_body_buffer_size')).toBeGreaterThan(1.5 * UPLOAD_LIMITS.fileBytes);
  });
});

describe('docs/operations.md', () => {
  const page = readFileSync('docs/operations.md', 'utf8');

  it('lists every metric of the gateway, and no other', () => {
    const listed = [...page.matchAll(/^\| `(gateway_\w+)`/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(own.toSorted());
  });

  it('names every alert', () => {
    const alerts = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });
});
