// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { sampleShop } from '../../../test-kit/sample-shop.ts';
import { createSchemaStub } from '../../../test-kit/schema-stub.ts';
import { startStubGateway, type StubGateway } from '../../../test-kit/stub-gateway.ts';
import { startWebServer, type ListeningServer } from '../../../test-kit/web-server.ts';

const ORDER = `/order-history/${'a'.repeat(40)}`;

describe('account area as the server sends it', () => {
  let gateway: StubGateway;
  let server: ListeningServer;

  afterEach(() => {
    server.close();
    return gateway.close();
  });

  it('is a skeleton with a title and no-store, and queries nothing personal', async () => {
    const stub = createSchemaStub(sampleShop());
    gateway = await startStubGateway(stub);
    server = await startWebServer({ settings: { GATEWAY_URL: gateway.url } });
    const response = await fetch(server.url + ORDER);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('<title>Order History | Gawai</title>');
    expect(html).toContain('Memuat akun Anda');
    expect(html).not.toContain('Menu akun');
    expect(stub.asked).toEqual(['Shell']);
  });
});
