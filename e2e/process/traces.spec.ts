import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TraceCollector } from '../../server-kit/test-kit/trace-collector.ts';
import { ownShop, startShop } from '../support/start-shop.ts';

const base = 30_000 + (process.pid % 700) * 3;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

test('OpenTelemetry traces a page through web, gateway and shop API @long', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'gawai-traces-'));
  const collector = await TraceCollector.start();
  const shop = startShop({
    ...ownShop(base, folder),
    SHOP_PRE_RENDER: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  try {
    await shop.printed('Ctrl-C stops everything');
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    const page = await fetch(`http://127.0.0.1:${String(base)}/`, { headers });
    expect(page.status).toBe(200);
    await page.text();
    // The programs send their last spans when they end.
    await shop.stop();

    const trace = collector.spans.filter((span) => span.traceId === TRACE);
    const of = (service: string) => trace.filter((span) => span.service === service);
    const parents = (service: string) => of(service).map(({ parentSpanId }) => parentSpanId);
    const pages = of('gawai-web');
    expect(pages.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
      ['GET /*', PARENT],
    ]);
    const operations = of('gawai-gateway').filter(({ name }) => name.startsWith('query '));
    expect(operations.length).toBeGreaterThan(0);
    const roots = new Set(operations.map(({ parentSpanId }) => parentSpanId));
    expect([...roots]).toEqual([pages[0]?.spanId]);
    const calls = of('gawai-gateway').map(({ spanId }) => spanId);
    expect(parents('gawai-shop-api').length).toBeGreaterThan(0);
    expect(parents('gawai-shop-api').filter((parent) => !calls.includes(parent))).toEqual([]);
  } finally {
    collector.stop();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
