import { randomUUID } from 'node:crypto';
import {
  cacheExchange,
  Client,
  fetchExchange,
  type AnyVariables,
  type TypedDocumentNode,
} from '@urql/core';
import {
  CheckoutChoicesDocument,
  CheckoutQuoteDocument,
  CitiesDocument,
  DistrictsDocument,
  OrderDocument,
  ProductsDocument,
  SubmitOrderDocument,
  type CheckoutQuoteQuery,
  type OrderProgressFragment,
  type ProductsQuery,
  type SubmitOrderMutation,
} from '@gawai/client/operations';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';

/** What a frontend on urql has chosen so far: everything that makes an order but the buyer. */
export interface Choices {
  lines: CheckoutQuoteInput['lines'];
  fulfilment: { delivery: { cityId: string; shippingMethodId: string } };
  regions: { provinceId: string; cityId: string; districtId: string };
  methodId: string;
}

const contact = {
  firstName: 'Dewi',
  lastName: 'Anggraini',
  phone: '0813-1111-2222',
  email: 'dewi@example.com',
};

function named<Thing extends { name: string }>(
  things: readonly Thing[] | null,
  name: string,
): Thing {
  const found = things?.find((thing) => thing.name === name);
  if (found === undefined) throw new Error(`the shop has no ${name}`);
  return found;
}

/**
 * A third-party frontend built on urql: it knows an address and the documents of the client package. Errors of the graph are thrown.
 */
export class UrqlFrontend {
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client({
      url,
      exchanges: [cacheExchange, fetchExchange],
      // urql asks short queries by GET on its own; the header says that no foreign page made it do so.
      fetchOptions: { headers: { 'apollo-require-preflight': 'true' } },
    });
  }

  async #ask<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data, error } = await this.#client.query(document, variables, {
      requestPolicy: 'network-only',
    });
    if (error !== undefined || data === undefined) throw error ?? new Error('no data');
    return data;
  }

  /** The cheapest products first; `search` as in the shop's search box. */
  async browse(search: string): Promise<NonNullable<ProductsQuery['products']>> {
    const { products } = await this.#ask(ProductsDocument, { search, sort: 'PRICE_LOW' });
    if (products === null) throw new Error('no products');
    return products;
  }

  /** One piece of a product, delivered to an address in Bekasi and paid in one way. */
  async choose(
    product: { id: string; price: number },
    variantId: string | null,
    paidBy: 'MANUAL' | 'GATEWAY' = 'MANUAL',
  ): Promise<Choices> {
    const { shippingMethods, paymentMethods, provinces } = await this.#ask(
      CheckoutChoicesDocument,
      {},
    );
    const provinceId = named(provinces, 'Jawa Barat').id;
    const { cities } = await this.#ask(CitiesDocument, { provinceId });
    const cityId = named(cities, 'Kota Bekasi').id;
    const { districts } = await this.#ask(DistrictsDocument, { cityId });
    const [district] = districts ?? [];
    const method = paymentMethods?.find(({ kind }) => kind === paidBy);
    if (district === undefined || method === undefined) throw new Error('no way to order');
    return {
      lines: [{ productId: product.id, variantId, quantity: 1, seenPrice: product.price }],
      fulfilment: { delivery: { cityId, shippingMethodId: named(shippingMethods, 'JNE').id } },
      regions: { provinceId, cityId, districtId: district.id },
      methodId: method.id,
    };
  }

  /** The choices worked out by the shop, with one payment that covers all of it when `amount` says so. */
  async quote(
    { lines, fulfilment, methodId }: Choices,
    amount: number | null = null,
  ): Promise<NonNullable<CheckoutQuoteQuery['checkoutQuote']>> {
    const payments = amount === null ? null : [{ methodId: methodId, amount }];
    const input = { lines, fulfilment, payments };
    const { checkoutQuote } = await this.#ask(CheckoutQuoteDocument, { input });
    if (checkoutQuote === null) throw new Error('no quote');
    return checkoutQuote;
  }

  /** Orders what was quoted, as a guest. */
  async order(
    { lines, fulfilment, regions, methodId }: Choices,
    quoted: { amountDue: number; grandTotal: number },
  ): Promise<SubmitOrderMutation['submitOrder']> {
    const input = {
      idempotencyKey: randomUUID(),
      lines,
      contact,
      address: { street: 'Jl. Anggrek No. 7', zipCode: '17111', ...regions },
      fulfilment,
      payments: [{ methodId: methodId, amount: quoted.amountDue }],
      seenGrandTotal: quoted.grandTotal,
    };
    const { data, error } = await this.#client.mutation(SubmitOrderDocument, { input });
    if (error !== undefined || data === undefined) throw error ?? new Error('no data');
    return data.submitOrder;
  }

  /** Where an order stands; null when there is none with this access hash. */
  async track(accessHash: string): Promise<OrderProgressFragment | null> {
    const { order } = await this.#ask(OrderDocument, { accessHash });
    return order;
  }
}
