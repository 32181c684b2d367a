// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct, sampleShop } from '../../../test-kit/sample-shop.ts';
import { createSchemaStub, type SchemaStub } from '../../../test-kit/schema-stub.ts';
import { startStubGateway, type StubGateway } from '../../../test-kit/stub-gateway.ts';
import { startWebServer, type ListeningServer } from '../../../test-kit/web-server.ts';

describe('document of a comparison', () => {
  let stub: SchemaStub;
  let gateway: StubGateway;
  let server: ListeningServer;

  beforeAll(async () => {
    stub = createSchemaStub({
      ...sampleShop(),
      product: ({ by }: { by: { slug: string } }) =>
        by.slug.startsWith('gawai-') ? sampleProduct(Number(by.slug.slice(6))) : null,
    });
    gateway = await startStubGateway(stub);
    server = await startWebServer({ settings: { GATEWAY_URL: gateway.url } });
  });

  afterAll(() => {
    server.close();
    return gateway.close();
  });

  const open = async (query: string) => {
    const response = await fetch(`${server.url}/compare${query}`);
    return { status: response.status, html: await response.text() };
  };

  it('has all products with one request, and works by links and a form', async () => {
    const { status, html } = await open('?p=gawai-1,gawai-2,tidak-ada');
    expect(status).toBe(200);
    expect(html).toContain('Rp 1.000.000');
    expect(html).toContain('Rp 2.000.000');
    expect(html).toContain('tidak dibandingkan: tidak-ada.');
    expect(html).toContain('href="/compare?p=gawai-2,tidak-ada"');
    expect(html).toContain('name="p" value="gawai-1,gawai-2,tidak-ada"');
    expect(stub.asked.filter((name) => name.startsWith('Compare'))).toEqual(['Compare']);
  });

  it('asks for nothing without products', async () => {
    const before = stub.asked.length;
    const { html } = await open('');
    expect(html).toContain('<link rel="canonical" href="');
    expect(stub.asked.slice(before).filter((name) => name.startsWith('Compare'))).toEqual([]);
  });
});
