import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { stubTransport, testSite } from '../../test-kit/render-app.tsx';
import { createSchemaStub } from '../../test-kit/schema-stub.ts';
import { createBrowserParts } from '../app/browser-parts.ts';
import { loadQuery } from './load-query.ts';
import { readingClient } from './reading-client.ts';

const query = parse('query Slides { slides { id } contentPages { id } }');

function openShop() {
  const stub = createSchemaStub({ slides: [], contentPages: [] });
  const transport = stubTransport(stub);
  return { stub, ...createBrowserParts({ site: testSite, transport, now: Date.now }) };
}

describe('readingClient', () => {
  it('leaves hooks the result that it has read', async () => {
    const { client } = openShop();
    await loadQuery(client, query);
    const { data } = await readingClient(client).query({ query });
    expect(data).toMatchObject({ slides: [] });
    expect(client.readQuery({ query }, true)).toBe(data);
  });

  it('reads in a task of its own', async () => {
    const { client } = openShop();
    const events: string[] = [];
    const read = readingClient(client).query({ query });
    const done = read.then(() => events.push('read'));
    await Promise.resolve().then(() => events.push('rest of the task'));
    await done;
    expect(events).toEqual(['rest of the task', 'read']);
  });

  it('asks the shop for nothing that the cache lacks', async () => {
    const { client, stub } = openShop();
    client.writeQuery({ query: parse('{ slides { id } }'), data: { slides: [] } });
    expect(await loadQuery(readingClient(client), query)).toEqual({
      data: { slides: [] },
      failures: [],
    });
    expect(stub.asked).toEqual([]);
  });
});
