import { beforeEach, describe, expect, it } from 'vitest';
import { failure, ok } from '../../test-kit/fake-upstream.ts';
import { startGateway } from '../../test-kit/gateway.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';
import { categories } from '../../test-kit/samples.ts';

const HASH = 'a'.repeat(40);
const ORDER = `{ order(accessHash: "${HASH}") { accessHash } }`;
const NO_FAILED_ORDER =
  'gateway_operations_total{operation="SubmitOrder",kind="mutation",outcome="failed"} 0';
let url: string;
const shop = gatewayForEach(
  { 'GET /product-category': ok(categories), 'GET /order/*': failure(404, 'Tidak ada') },
  { metrics: { host: '127.0.0.1', port: 0 } },
);

beforeEach(async () => {
  const { metricsApp } = shop.gateway;
  if (metricsApp === null) throw new Error('no metrics');
  url = await metricsApp.listen({ host: '127.0.0.1', port: 0 });
});

/** The lines of one metric, without durations. */
async function lines(start: string): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith(start) && !line.includes('_sum'));
}

describe('/metrics', () => {
  it('contains a counter of failed orders before the first failure', async () => {
    expect(await lines('gateway_operations_total')).toEqual([NO_FAILED_ORDER]);
  });

  it('counts operations by name and outcome', async () => {
    await shop.execute('query Menu { categories { id } }');
    await shop.execute('query Menu { categories { id } }');
    await shop.execute('{ slides { id } }');
    expect(await lines('gateway_operations_total')).toEqual([
      NO_FAILED_ORDER,
      'gateway_operations_total{operation="Menu",kind="query",outcome="ok"} 2',
      'gateway_operations_total{operation="unnamed",kind="query",outcome="failed"} 1',
    ]);
    expect(await lines('gateway_operation_duration_seconds_count')).toEqual([
      'gateway_operation_duration_seconds_count{operation="Menu"} 2',
      'gateway_operation_duration_seconds_count{operation="unnamed"} 1',
    ]);
  });

  it('counts REST calls by route and status class, without their parameters', async () => {
    await shop.execute('{ categories { id } }');
    await shop.execute(ORDER);
    expect(await lines('gateway_rest_call_duration_seconds_count')).toEqual([
      'gateway_rest_call_duration_seconds_count{method="GET",route="/product-category",status="2xx"} 1',
      'gateway_rest_call_duration_seconds_count{method="GET",route="/order/:id",status="4xx"} 1',
    ]);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain(HASH);
  });

  it('counts reads of public data by source', async () => {
    await shop.execute('{ categories { id } }');
    await shop.execute('{ categories { name } }');
    shop.advance(60_000);
    shop.upstream.on('GET /product-category', { cut: true });
    await shop.execute('{ categories { id } }');
    expect(await lines('gateway_public_data_total')).toEqual([
      'gateway_public_data_total{kind="categories",outcome="miss"} 2',
      'gateway_public_data_total{kind="categories",outcome="hit"} 1',
      'gateway_public_data_total{kind="categories",outcome="stale"} 1',
    ]);
  });

  it('counts responses to public queries by source, and each operation as well', async () => {
    for (let index = 0; index < 3; index += 1)
      await shop.execute('query Menu { categories { id } }');
    await shop.execute('query Me { me { id } }');
    expect(await lines('gateway_response_cache_total')).toEqual([
      'gateway_response_cache_total{outcome="miss"} 1',
      'gateway_response_cache_total{outcome="hit"} 2',
    ]);
    expect(await lines('gateway_operations_total{operation="Menu"')).toEqual([
      'gateway_operations_total{operation="Menu",kind="query",outcome="ok"} 3',
    ]);
  });

  it('counts rejected requests by code, from Apollo and from the gateway', async () => {
    await shop.execute(`{ a${'{a'.repeat(13)}${'}'.repeat(13)} }`);
    await shop.execute('{ nothing }');
    await shop.execute('{ categories ');
    await shop.execute('{ me { id } }', {}, { headers: { authorization: 'Basic x' } });
    await fetch(`${shop.url}/graphql?query={__typename}`);
    expect(await lines('gateway_rejected_total')).toEqual([
      'gateway_rejected_total{code="OPERATION_TOO_LARGE"} 1',
      'gateway_rejected_total{code="GRAPHQL_VALIDATION_FAILED"} 1',
      'gateway_rejected_total{code="GRAPHQL_PARSE_FAILED"} 1',
      'gateway_rejected_total{code="UNAUTHENTICATED"} 1',
      'gateway_rejected_total{code="BAD_REQUEST"} 1',
    ]);
  });

  it('shows when a circuit breaker is open', async () => {
    shop.upstream.on('GET /order/*', { status: 500 });
    for (let index = 0; index < 21; index += 1) await shop.execute(ORDER);
    expect(await lines('gateway_circuit_state')).toEqual([
      'gateway_circuit_state{group="order"} 2',
    ]);
    expect(await lines('gateway_rest_call_duration_seconds_count')).toContain(
      'gateway_rest_call_duration_seconds_count{method="GET",route="/order/:id",status="not-sent"} 1',
    );
    expect(shop.logLines.join('')).toContain('"group":"order","state":"open"');
  });

  it('limits the number of labels when clients send many operation names', async () => {
    for (let index = 0; index < 150; index += 1)
      await shop.execute(`query N${index} { __typename }`);
    expect((await lines('gateway_operations_total')).length).toBeLessThanOrEqual(109);
  });

  it('includes the event loop lag', async () => {
    expect((await lines('nodejs_eventloop_lag_p99_seconds')).length).toBe(1);
  });

  it('returns 404 for other paths, other methods and at the public address', async () => {
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
  });
});

describe('gateway without GATEWAY_METRICS_PORT', () => {
  it('opens no metrics listener', async () => {
    const plain = await startGateway();
    expect(plain.gateway.metricsApp).toBeNull();
    await plain.stop();
  });
});
