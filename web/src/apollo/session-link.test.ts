import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { parse } from 'graphql';
import { from } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sampleCustomer, sampleUser } from '../../test-kit/sample-customer.ts';
import { createBrowserParts } from '../app/browser-parts.ts';

const site = { storeName: 'Gawai', storeUrl: 'https://gawai.test', year: 2026 };
const ME = parse('{ me { id firstName } }');
const QUOTE = parse('query ($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) { id } }');

const unauthenticated = (field: string): ApolloLink.Result => ({
  data: { [field]: null },
  errors: [
    { message: 'Masuk lagi', path: [field], extensions: { code: 'UNAUTHENTICATED' } },
  ] as never,
});

type Respond = (token: string | undefined) => Promise<ApolloLink.Result>;

/** A tab in which Sari is signed in, over a shop with these responses; `tokens` are those of its requests. */
function openTab(respond: Respond) {
  const tokens: (string | undefined)[] = [];
  const transport = new ApolloLink((operation) => {
    const headers = operation.getContext()['headers'] as { authorization?: string } | undefined;
    tokens.push(headers?.authorization);
    return from(respond(headers?.authorization));
  });
  const parts = createBrowserParts({ site, transport, now: Date.now });
  parts.session.signIn(sampleUser);
  return { ...parts, tokens };
}

/** A response that arrives when the test calls `release`. */
function pendingResponse() {
  let release: (result: ApolloLink.Result) => void = () => undefined;
  const response = new Promise<ApolloLink.Result>((resolve) => {
    release = resolve;
  });
  return { respond: () => response, release };
}

const titles = (tab: ReturnType<typeof openTab>) =>
  tab.notices.get().flatMap((notice) => notice.titles);

describe('createSessionLink with a rejected token', () => {
  it('ends the session once and shows one pop-up when several queries fail at once', async () => {
    const fields = ['orders { totalCount }', 'wishlist { id }', 'addresses { totalCount }'];
    const responses = fields.map(() => () => Promise.resolve(unauthenticated('me')));
    const tab = openTab(() => responses.shift()!());
    window.localStorage.setItem('gawai:cart', '[1]');
    await Promise.all(
      fields.map((field) =>
        tab.client.query({ query: parse(`{ me { ${field} } }`), errorPolicy: 'all' }),
      ),
    );
    expect(tab.session.state()).toEqual({ isKnown: true, user: null, departures: 0 });
    expect(titles(tab)).toEqual(['Sesi Anda telah berakhir']);
    expect(tab.notices.get()[0]?.message).toBe(
      'Silakan Sign In kembali. Isi Cart Anda tetap tersimpan.',
    );
    expect(window.localStorage.getItem('gawai:cart')).toBe('[1]');
    expect(window.localStorage.getItem('gawai:user')).toBeNull();
  });

  it('ends the session when only the status reports it', async () => {
    const response = new Response(null, { status: 401 });
    const tab = openTab(() => Promise.reject(new ServerError('x', { response, bodyText: '' })));
    await tab.client.query({ query: ME, errorPolicy: 'all' });
    expect([tab.session.get(), titles(tab)]).toEqual([null, ['Sesi Anda telah berakhir']]);
  });

  it('ends the session for a rejected mutation, without a second pop-up', async () => {
    const tab = openTab(() => Promise.resolve(unauthenticated('updateProfile')));
    const mutation = parse('mutation { updateProfile(input: { firstName: "A" }) { userErrors } }');
    await tab.client.mutate({ mutation, errorPolicy: 'all' });
    expect([tab.session.get(), titles(tab)]).toEqual([null, ['Sesi Anda telah berakhir']]);
    expect(tab.tokens).toHaveLength(1);
  });

  it('does not end a session that was started since', async () => {
    const { respond, release } = pendingResponse();
    const tab = openTab(respond);
    const reading = tab.client.query({ query: ME, errorPolicy: 'all' });
    const next = { ...sampleUser, token: 'baru' };
    tab.session.signIn(next);
    release(unauthenticated('me'));
    await reading;
    expect([tab.session.get(), titles(tab)]).toEqual([next, []]);
  });

  it('repeats a query that guests may read without the token', async () => {
    const tab = openTab((token) =>
      Promise.resolve(
        token === undefined ? { data: { checkoutQuote: null } } : unauthenticated('checkoutQuote'),
      ),
    );
    const { error } = await tab.client.query({
      query: QUOTE,
      variables: { input: {} },
      errorPolicy: 'all',
    });
    expect(error).toBeUndefined();
    expect(tab.tokens).toEqual(['Bearer rahasia', undefined]);
    expect(tab.session.get()).toBeNull();
  });
});

describe('createSessionLink after sign-out', () => {
  it('discards the response to a query of the customer, without a pop-up', async () => {
    const { respond, release } = pendingResponse();
    const tab = openTab(respond);
    const reading = tab.client.query({ query: ME, errorPolicy: 'all' });
    tab.session.forget();
    release({ data: { me: sampleCustomer } });
    await reading;
    expect(JSON.stringify(tab.client.extract())).not.toContain('Sari');
    expect(titles(tab)).toEqual([]);
  });

  it('returns the response to a public query', async () => {
    const { respond, release } = pendingResponse();
    const tab = openTab(respond);
    const reading = tab.client.query({ query: parse('{ contentPages { id } }') });
    tab.session.forget();
    release({ data: { contentPages: [{ __typename: 'ContentPage', id: 'ContentPage:1' }] } });
    expect((await reading).data).toMatchObject({ contentPages: [{ id: 'ContentPage:1' }] });
  });

  it('returns the response to a mutation', async () => {
    const { respond, release } = pendingResponse();
    const tab = openTab(respond);
    const mutation = parse('mutation { submitOrder { userErrors } }');
    const ordering = tab.client.mutate({ mutation });
    tab.session.forget();
    release({ data: { submitOrder: { __typename: 'SubmitOrderPayload', userErrors: [] } } });
    expect((await ordering).data).toMatchObject({ submitOrder: { userErrors: [] } });
  });
});
