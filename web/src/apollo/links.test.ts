import { ApolloLink } from '@apollo/client';
import { parse } from 'graphql';
import { Observable, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../test-kit/sample-customer.ts';
import { createBrowserParts } from '../app/browser-parts.ts';

const site = { storeName: 'Gawai', storeUrl: 'https://gawai.test', year: 2026 };
const pages = parse('{ contentPages { id } }');

const answering = (result: ApolloLink.Result) =>
  new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(result);
        observer.complete();
      }),
  );

const failing = (error: unknown) => new ApolloLink(() => throwError(() => error));

function openTab(transport: ApolloLink) {
  return createBrowserParts({ site, transport, now: Date.now });
}

const ask = (parts: ReturnType<typeof openTab>, context = {}) =>
  parts.client.query({ query: pages, errorPolicy: 'all', context });

describe('calls of the browser', () => {
  it('carry the token of the customer, and none for a guest', async () => {
    const headers: unknown[] = [];
    const listening = new ApolloLink((operation, forward) => {
      headers.push(operation.getContext()['headers']);
      return forward(operation);
    });
    const parts = openTab(listening.concat(answering({ data: { contentPages: [] } })));
    await ask(parts);
    parts.session.signIn(sampleUser);
    await parts.client.query({ query: pages, fetchPolicy: 'network-only' });
    expect(headers).toEqual([undefined, { authorization: 'Bearer rahasia' }]);
  });

  it('open the pop-up of the catalogue when they fail', async () => {
    const parts = openTab(failing(new TypeError('Failed to fetch')));
    await ask(parts);
    expect(parts.notices.get()).toMatchObject([{ kind: 'error', titles: ['Fetch Page Failed'] }]);
  });

  it('take their pop-up back once the same thing goes well', async () => {
    const responses = [
      failing(new TypeError('Failed to fetch')),
      answering({ data: { contentPages: [] } }),
    ];
    const parts = openTab(
      new ApolloLink(
        (operation) =>
          responses.shift()?.request(operation, () => throwError(() => 0)) ?? throwError(() => 0),
      ),
    );
    await ask(parts);
    expect(parts.notices.get()).toHaveLength(1);
    await ask(parts);
    expect(parts.notices.get()).toEqual([]);
  });

  it('take the pop-up of a failed action back once the same action goes well', async () => {
    let isAway = true;
    const parts = openTab(
      new ApolloLink((operation) => {
        const link = isAway
          ? failing(new TypeError('Failed to fetch'))
          : answering({ data: { requestRefund: null } });
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

  it('are carried out when their payload came, although something below it could not be read', async () => {
    const path = ['cancelOrder', 'order', 'payments', 0, 'method'];
    const cancelOrder = { order: { payments: [{ method: null }] } };
    const errors = [{ message: 'Toko sibuk.', path }];
    const cancel = (data: object) => {
      const parts = openTab(answering({ data: { ...data }, errors }));
      const mutation = parse('mutation { cancelOrder { order { payments { method } } } }');
      const answer = parts.client.mutate({ mutation, fetchPolicy: 'no-cache' });
      return { parts, answer };
    };
    const done = cancel({ cancelOrder });
    expect(await done.answer).toEqual({ data: { cancelOrder } });
    expect(done.parts.notices.get()).toEqual([]);

    const failed = cancel({ cancelOrder: null });
    await expect(failed.answer).rejects.toThrow('Toko sibuk.');
    expect(failed.parts.notices.get()).toMatchObject([{ titles: ['Submit Failed'] }]);
  });

  it('leave the error of an action on screen when something else was read', async () => {
    const parts = openTab(answering({ data: { contentPages: [], checkoutQuote: null } }));
    parts.notices.show({ kind: 'error', title: 'Submit Failed', message: 'Stok habis' });
    await ask(parts);
    await parts.client.query({ query: parse('{ checkoutQuote { id } }'), errorPolicy: 'all' });
    expect(parts.notices.get()).toHaveLength(1);
  });

  it('fail without a pop-up when they say that they show it themselves', async () => {
    const parts = openTab(failing(new TypeError('Failed to fetch')));
    await ask(parts, { quiet: true });
    expect(parts.notices.get()).toEqual([]);
  });

  it('are no failure when the page itself gave them up', async () => {
    const parts = openTab(failing(new DOMException('gone', 'AbortError')));
    await ask(parts);
    expect(parts.notices.get()).toEqual([]);
  });

  it('end the session when the shop rejects the token, and only then', async () => {
    const unauthenticated = {
      message: 'Masuk lagi',
      path: ['contentPages'],
      extensions: { code: 'UNAUTHENTICATED' },
    };
    const parts = openTab(answering({ data: { contentPages: null }, errors: [unauthenticated] }));
    parts.session.signIn(sampleUser);
    await ask(parts);
    expect(parts.session.get()).toBeNull();

    const away = openTab(failing(new TypeError('Failed to fetch')));
    away.session.signIn(sampleUser);
    await ask(away);
    expect(away.session.get()).toEqual(sampleUser);
  });
});
