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

/** The input of `uploadReceipt`, with the bytes of the picture. */
interface Receipt {
  paymentId: string;
  orderAccessHash: string;
  bytes: number[];
}

/** Submits a form by POST. */
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
 * A third-party frontend on an origin of its own, built on Apollo Client: normalised cache, uploads by
 * `apollo-upload-client`, a token in the header once signed in.
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
  async listProducts(search: string) {
    const { data } = await this.#client.query({
      query: ProductsDocument,
      variables: { search },
      context: this.#context,
    });
    return data?.products?.nodes ?? [];
  }

  /** A public query by GET and hash, with an empty Apollo cache, as on a page that was just opened. */
  async listCategories() {
    const client = new ApolloClient({
      cache: new InMemoryCache(cacheOptions),
      link: new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(
        new UploadHttpLink({ uri: this.#uri }),
      ),
    });
    const { data } = await client.query({ query: CategoriesDocument, context: this.#context });
    return data?.categories ?? [];
  }

  /** Signs in; later requests send the token. */
  async signIn(phone: string, password: string) {
    const data = await this.#mutate(SignInDocument, { phone, password });
    const token = data?.signIn.token ?? null;
    if (token !== null) this.#headers = { ...this.#headers, authorization: `Bearer ${token}` };
    return token !== null;
  }

  /** Adds a product to the wishlist; returns the entry or the user errors. */
  async addToWishlist(productId: string) {
    const data = await this.#mutate(AddToWishlistDocument, { productId });
    return data?.addToWishlist ?? null;
  }

  /** Removes an entry from the wishlist. */
  async removeFromWishlist(entryId: string) {
    const data = await this.#mutate(RemoveFromWishlistDocument, { entryId });
    return data?.removeFromWishlist.deletedId ?? null;
  }

  /** Uploads the receipt of a manual payment. */
  async sendReceipt({ paymentId, orderAccessHash, bytes }: Receipt) {
    const receipt = new File([new Uint8Array(bytes)], 'bukti.png', { type: 'image/png' });
    const input = { paymentId, orderAccessHash, receipt };
    const data = await this.#mutate(UploadReceiptDocument, input);
    return data?.uploadReceipt ?? null;
  }

  /** Opens the payment page, which redirects back to `returnUrl`; returns the codes of user errors. */
  async pay(paymentAccessHash: string, returnUrl = location.href) {
    const data = await this.#mutate(RequestPaymentDocument, { paymentAccessHash, returnUrl });
    const { form, userErrors = [] } = data?.requestPayment ?? {};
    if (form) submit(form);
    return userErrors.map(({ code }) => code);
  }
}

declare global {
  interface Window {
    /** Called by the test instead of pressing buttons. */
    openFrontend: (uri: string) => ApolloPage;
    frontend: ApolloPage;
  }
}

window.openFrontend = (uri) => new ApolloPage(uri);
