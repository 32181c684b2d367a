import { ApolloClient, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { cacheOptions } from '@gawai/client/cache-options';
import {
  AddToWishlistDocument,
  CategoriesDocument,
  ProductsDocument,
  RemoveFromWishlistDocument,
  RequestPaymentDocument,
  SignInDocument,
  UploadReceiptDocument,
} from '@gawai/client/operations';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import type { PaymentForm } from '../support/sandbox.ts';

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What marks a picture that was chosen in a form. */
interface Receipt {
  paymentId: string;
  orderAccessHash: string;
  bytes: number[];
}

/** Submits a form as it is, by POST. */
function submit({ action, fields }: PaymentForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action });
  for (const { name, value } of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

/**
 * A third-party frontend built on Apollo Client, as a page of its own origin has it: normalised
 * cache, files by the link that the community uses for them, a token in the header once signed in.
 */
class ApolloPage {
  readonly #uri: string;
  readonly #client: ApolloClient;
  #headers: Record<string, string> = { 'apollo-require-preflight': 'true' };

  constructor(uri: string) {
    this.#uri = uri;
    this.#client = new ApolloClient({
      cache: new InMemoryCache(cacheOptions),
      link: new UploadHttpLink({ uri }),
    });
  }

  get #context() {
    return { headers: this.#headers };
  }

  async #mutate<Data, Input>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    input: Input,
  ): Promise<Data | undefined> {
    const { data } = await this.#client.mutate({
      mutation,
      variables: { input },
      context: this.#context,
    });
    return data;
  }

  /** A public query by POST. */
  async shelf(search: string) {
    const { data } = await this.#client.query({
      query: ProductsDocument,
      variables: { search },
      context: this.#context,
    });
    return data?.products?.nodes ?? [];
  }

  /** A public query by GET and by its hash, as a page that was just opened asks: nothing in memory. */
  async menu() {
    const client = new ApolloClient({
      cache: new InMemoryCache(cacheOptions),
      link: new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(
        new UploadHttpLink({ uri: this.#uri }),
      ),
    });
    const { data } = await client.query({ query: CategoriesDocument, context: this.#context });
    return data?.categories ?? [];
  }

  /** Signs in; every later call carries the token. */
  async signIn(phone: string, password: string) {
    const data = await this.#mutate(SignInDocument, { phone, password });
    const token = data?.signIn.token ?? null;
    if (token !== null) this.#headers = { ...this.#headers, authorization: `Bearer ${token}` };
    return token !== null;
  }

  /** Marks a product with a heart; the entry, or the codes of why not. */
  async mark(productId: string) {
    const data = await this.#mutate(AddToWishlistDocument, { productId });
    return data?.addToWishlist ?? null;
  }

  /** Takes an entry off again. */
  async unmark(entryId: string) {
    const data = await this.#mutate(RemoveFromWishlistDocument, { entryId });
    return data?.removeFromWishlist.deletedId ?? null;
  }

  /** Sends a picture of the transfer for a payment by hand. */
  async sendReceipt({ paymentId, orderAccessHash, bytes }: Receipt) {
    const receipt = new File([new Uint8Array(bytes)], 'bukti.png', { type: 'image/png' });
    const input = { paymentId, orderAccessHash, receipt };
    const data = await this.#mutate(UploadReceiptDocument, input);
    return data?.uploadReceipt ?? null;
  }

  /** Leaves for the page of the payment provider, to come back to this page; the codes of why not. */
  async pay(paymentAccessHash: string, returnUrl = location.href) {
    const data = await this.#mutate(RequestPaymentDocument, { paymentAccessHash, returnUrl });
    const { form, userErrors = [] } = data?.requestPayment ?? {};
    if (form) submit(form);
    return userErrors.map(({ code }) => code);
  }
}

declare global {
  interface Window {
    /** What the test presses in place of buttons. */
    openFrontend: (uri: string) => ApolloPage;
    frontend: ApolloPage;
  }
}

window.openFrontend = (uri) => new ApolloPage(uri);
