import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  lexicographicSortSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../../test-kit/gateway.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { typeDefs } from '../graphql/type-defs.ts';

const EVERYTHING = {
  inputValueDeprecation: true,
  oneOf: true,
  schemaDescription: true,
  specifiedByUrl: true,
};

const describeSchema = (schema: GraphQLSchema) =>
  introspectionFromSchema(lexicographicSortSchema(schema), EVERYTHING);

const shop = gatewayForAll();

const get = (headers: Record<string, string> = {}, { url } = shop) =>
  fetch(`${url}/schema.graphql`, { headers });

describe('GET /schema.graphql', () => {
  it('returns the same schema as introspection and the SDL', async () => {
    const { data } = await shop.execute(getIntrospectionQuery(EVERYTHING));
    const __schema = data['__schema'] as IntrospectionQuery['__schema'];
    const response = await get();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const described = describeSchema(buildSchema(text));
    expect(described).toEqual(describeSchema(buildClientSchema({ __schema })));
    expect(described).toEqual(describeSchema(buildASTSchema(typeDefs())));
    expect(text).toContain('directive @cacheControl');
  });

  it('returns the text of schema/printed/shop.graphql', async () => {
    const file = new URL('../../../schema/printed/shop.graphql', import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain(await (await get()).text());
  });

  it('returns 304 to a client that has it', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('returns 404 while the explorer is off', async () => {
    const closed = await startGateway({}, { explorer: false });
    expect((await get({}, closed)).status).toBe(404);
    await closed.stop();
  });
});
