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

type Answer = (token: string | undefined) => Promise<ApolloLink.Result>;

/** A tab in which Sari is signed in, over a shop that answers as given and records the requests. */
function openTab(answer: Answer) {
  const asked: (string | undefined)[] = [];
  const transport = new ApolloLink((operation) => {
    const headers = operation.getContext()['headers'] as { authorization?: string } | undefined;
    asked.push(headers?.authorization);
    return from(answer(headers?.authorization));
  });
  const parts = createBrowserParts({ site, transport, now: Date.now });
  parts.session.signIn(sampleUser);
  return { ...parts, asked };
}

/** An answer that comes when the test says so. */
function held() {
  let release: (result: ApolloLink.Result) => void = () => undefined;
  const answer = new Promise<ApolloLink.Result>((resolve) => {
    release = resolve;
  });
  return { answer: () => answer, release };
}

const titles = (tab: ReturnType<typeof openTab>) =>
  tab.notices.get().flatMap((notice) => notice.titles);

describe('session link with a rejected token', () => {
  it('ends the session once, with one pop-up, also when several queries fail at once', async () => {
    const fields = ['orders { totalCount }', 'wishlist { id }', 'addresses { totalCount }'];
    const answers = fields.map(() => () => Promise.resolve(unauthenticated('me')));
    const tab = openTab(() => answers.shift()!());
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

  it('ends the session when something was to be changed, without a second pop-up', async () => {
    const tab = openTab(() => Promise.resolve(unauthenticated('updateProfile')));
    const mutation = parse('mutation { updateProfile(input: { firstName: "A" }) { userErrors } }');
    await tab.client.mutate({ mutation, errorPolicy: 'all' });
    expect([tab.session.get(), titles(tab)]).toEqual([null, ['Sesi Anda telah berakhir']]);
    expect(tab.asked).toHaveLength(1);
  });

  it('does not end a session that was started since', async () => {
    const { answer, release } = held();
    const tab = openTab(answer);
    const reading = tab.client.query({ query: ME, errorPolicy: 'all' });
    const next = { ...sampleUser, token: 'baru' };
    tab.session.signIn(next);
    release(unauthenticated('me'));
    await reading;
    expect([tab.session.get(), titles(tab)]).toEqual([next, []]);
  });

  it('leaves a guest what guests may read: it is asked for again without the token', async () => {
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
    expect(tab.asked).toEqual(['Bearer rahasia', undefined]);
    expect(tab.session.get()).toBeNull();
  });
});

describe('response after sign-out', () => {
  it('is thrown away when it is theirs, without a pop-up', async () => {
    const { answer, release } = held();
    const tab = openTab(answer);
    const reading = tab.client.query({ query: ME, errorPolicy: 'all' });
    tab.session.forget();
    release({ data: { me: sampleCustomer } });
    await reading;
    expect(JSON.stringify(tab.client.extract())).not.toContain('Sari');
    expect(titles(tab)).toEqual([]);
  });

  it('counts when it is the same for everybody', async () => {
    const { answer, release } = held();
    const tab = openTab(answer);
    const reading = tab.client.query({ query: parse('{ contentPages { id } }') });
    tab.session.forget();
    release({ data: { contentPages: [{ __typename: 'ContentPage', id: 'ContentPage:1' }] } });
    expect((await reading).data).toMatchObject({ contentPages: [{ id: 'ContentPage:1' }] });
  });

  it('counts when something was changed: what is done is done', async () => {
    const { answer, release } = held();
    const tab = openTab(answer);
    const mutation = parse('mutation { submitOrder { userErrors } }');
    const ordering = tab.client.mutate({ mutation });
    tab.session.forget();
    release({ data: { submitOrder: { __typename: 'SubmitOrderPayload', userErrors: [] } } });
    expect((await ordering).data).toMatchObject({ submitOrder: { userErrors: [] } });
  });
});
