import { ApolloLink } from '@apollo/client';
import { parse } from 'graphql';
import { Observable, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../test-kit/sample-customer.ts';
import { createBrowserParts } from '../app/browser-parts.ts';

const site = { storeName: 'Gawai', storeUrl: 'https://gawai.test', year: 2026 };
const pages = parse('{ contentPages { id } }');

const respondWith = (result: ApolloLink.Result) =>
  new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(result);
        observer.complete();
      }),
  );

const failWith = (error: unknown) => new ApolloLink(() => throwError(() => error));

function openTab(transport: ApolloLink) {
  return createBrowserParts({ site, transport, now: Date.now });
}

const queryPages = (parts: ReturnType<typeof openTab>, context = {}) =>
  parts.client.query({ query: pages, errorPolicy: 'all', context });

describe('links of the browser client', () => {
  it('sends the token of the customer, and none for a guest', async () => {
    const headers: unknown[] = [];
    const listening = new ApolloLink((operation, forward) => {
      headers.push(operation.getContext()['headers']);
      return forward(operation);
    });
    const parts = openTab(listening.concat(respondWith({ data: { contentPages: [] } })));
    await queryPages(parts);
    parts.session.signIn(sampleUser);
    await parts.client.query({ query: pages, fetchPolicy: 'network-only' });
    expect(headers).toEqual([undefined, { authorization: 'Bearer rahasia' }]);
  });

  it('opens the pop-up of the error catalogue when an operation fails', async () => {
    const parts = openTab(failWith(new TypeError('Failed to fetch')));
    await queryPages(parts);
    expect(parts.notices.get()).toMatchObject([{ kind: 'error', titles: ['Fetch Page Failed'] }]);
  });

  it('closes the pop-up of a query once the same query succeeds', async () => {
    const responses = [
      failWith(new TypeError('Failed to fetch')),
      respondWith({ data: { contentPages: [] } }),
    ];
    const parts = openTab(
      new ApolloLink(
        (operation) =>
          responses.shift()?.request(operation, () => throwError(() => 0)) ?? throwError(() => 0),
      ),
    );
    await queryPages(parts);
    expect(parts.notices.get()).toHaveLength(1);
    await queryPages(parts);
    expect(parts.notices.get()).toEqual([]);
  });

  it('closes the pop-up of a mutation once the same mutation succeeds', async () => {
    let isAway = true;
    const parts = openTab(
      new ApolloLink((operation) => {
        const link = isAway
          ? failWith(new TypeError('Failed to fetch'))
          : respondWith({ data: { requestRefund: null } });
        return link.request(operation, () => throwError(() => 0));
      }),
    );
    const request = (field: string) =>
      parts.client.mutate({ mutation: parse(`mutation { ${field} }`), errorPolicy: 'all' });
    await request('submitReview');
    await request('requestRefund');
    isAway = false;
    await request('requestRefund');
    expect(parts.notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]);
    expect(parts.notices.get()[0]?.entries).toEqual([
      { action: 'submitReview', title: 'Submit Failed' },
    ]);
  });

  it('reports a mutation as successful when its payload has arrived, although a field below it failed', async () => {
    const path = ['cancelOrder', 'order', 'payments', 0, 'method'];
    const cancelOrder = { order: { payments: [{ method: null }] } };
    const errors = [{ message: 'Toko sibuk.', path }];
    const cancel = (data: object) => {
      const parts = openTab(respondWith({ data: { ...data }, errors }));
      const mutation = parse('mutation { cancelOrder { order { payments { method } } } }');
      const result = parts.client.mutate({ mutation, fetchPolicy: 'no-cache' });
      return { parts, result };
    };
    const done = cancel({ cancelOrder });
    expect(await done.result).toEqual({ data: { cancelOrder } });
    expect(done.parts.notices.get()).toEqual([]);

    const failed = cancel({ cancelOrder: null });
    await expect(failed.result).rejects.toThrow('Toko sibuk.');
    expect(failed.parts.notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]);
  });

  it('leaves the pop-up of a mutation on screen when a query succeeds', async () => {
    const parts = openTab(respondWith({ data: { contentPages: [], checkoutQuote: null } }));
    parts.notices.show({ kind: 'error', title: 'Submit Failed', message: 'Stok habis' });
    await queryPages(parts);
    await parts.client.query({ query: parse('{ checkoutQuote { id } }'), errorPolicy: 'all' });
    expect(parts.notices.get()).toHaveLength(1);
  });

  it('opens no pop-up for an operation with context.quiet', async () => {
    const parts = openTab(failWith(new TypeError('Failed to fetch')));
    await queryPages(parts, { quiet: true });
    expect(parts.notices.get()).toEqual([]);
  });

  it('opens no pop-up for an operation that the page aborted', async () => {
    const parts = openTab(failWith(new DOMException('gone', 'AbortError')));
    await queryPages(parts);
    expect(parts.notices.get()).toEqual([]);
  });

  it('ends the session when the shop rejects the token, and only then', async () => {
    const unauthenticated = {
      message: 'Masuk lagi',
      path: ['contentPages'],
      extensions: { code: 'UNAUTHENTICATED' },
    };
    const parts = openTab(respondWith({ data: { contentPages: null }, errors: [unauthenticated] }));
    parts.session.signIn(sampleUser);
    await queryPages(parts);
    expect(parts.session.get()).toBeNull();

    const away = openTab(failWith(new TypeError('Failed to fetch')));
    away.session.signIn(sampleUser);
    await queryPages(away);
    expect(away.session.get()).toEqual(sampleUser);
  });
});
