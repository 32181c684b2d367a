import { CITIES, DISTRICTS, DELIVERY_CHOICES, PRODUCTS, QUOTE, SUBMIT } from './documents.ts';

/** Sends a GraphQL operation; throws when it has no data. */
export type Execute = <Data>(query: string, variables?: object) => Promise<Data>;

interface WithId {
  readonly id: string;
}

/** A product of {@link PRODUCTS}. */
export interface Product extends WithId {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly onlineStock: number;
  readonly image: { readonly url: string } | null;
  readonly variants: readonly { readonly id: string; readonly onlineStock: number }[];
}

/** The region of a delivery, and a courier that delivers there. */
export interface Destination {
  readonly provinceId: string | undefined;
  readonly cityId: string | undefined;
  readonly districtId: string | undefined;
  readonly shippingMethodId: string | undefined;
}

interface Quote {
  readonly amountDue: number;
  readonly grandTotal: number;
  readonly paymentMethods: readonly {
    readonly isAvailable: boolean;
    readonly method: WithId & { readonly name: string };
  }[];
}

interface SubmitResult {
  readonly submitOrder: {
    readonly order: { readonly accessHash: string } | null;
    readonly userErrors: readonly { readonly message: string }[];
  };
}

const CONTACT = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  phone: '0812-9999-0000',
  email: 'sari@example.com',
};

/** Products of the first page of the listing of which one piece can be bought. */
export async function readProductsInStock(execute: Execute): Promise<Product[]> {
  const { products } = await execute<{ products: { nodes: Product[] } }>(PRODUCTS);
  return products.nodes.filter(
    ({ onlineStock, variants }) =>
      onlineStock > 0 && (variants.length === 0 || variants.some((one) => one.onlineStock > 0)),
  );
}

/** Reads the first district that the shop delivers to, and its first courier. */
export async function readDestination(execute: Execute): Promise<Destination> {
  const { provinces, shippingMethods } = await execute<{
    provinces: WithId[];
    shippingMethods: WithId[];
  }>(DELIVERY_CHOICES);
  const provinceId = provinces[0]?.id;
  const cityId = (await execute<{ cities: WithId[] }>(CITIES, { provinceId })).cities[0]?.id;
  const { districts } = await execute<{ districts: WithId[] }>(DISTRICTS, { cityId });
  return {
    provinceId,
    cityId,
    districtId: districts[0]?.id,
    shippingMethodId: shippingMethods[0]?.id,
  };
}

export class Checkout {
  readonly #execute: Execute;
  readonly #destination: Destination;
  readonly #purchase: object;

  constructor(execute: Execute, destination: Destination, { id, price, variants }: Product) {
    const { cityId, shippingMethodId } = destination;
    const variantId = variants.find(({ onlineStock }) => onlineStock > 0)?.id ?? null;
    this.#execute = execute;
    this.#destination = destination;
    this.#purchase = {
      lines: [{ productId: id, variantId, quantity: 1, seenPrice: price }],
      fulfilment: { delivery: { cityId, shippingMethodId } },
    };
  }

  /** The quote with these payments. */
  async quote(payments: readonly object[] = []): Promise<Quote> {
    const input = { ...this.#purchase, payments };
    return (await this.#execute<{ checkoutQuote: Quote }>(QUOTE, { input })).checkoutQuote;
  }

  /**
   * Input of `submitOrder`, with the total of the quote and paid entirely by the first method whose
   * name contains `methodName`.
   */
  async orderInput(idempotencyKey: string, methodName = ''): Promise<object> {
    const first = await this.quote();
    const methodId = first.paymentMethods.find(
      ({ isAvailable, method }) => isAvailable && method.name.includes(methodName),
    )?.method.id;
    const payments = [{ methodId, amount: first.amountDue }];
    const { grandTotal } = await this.quote(payments);
    const { provinceId, cityId, districtId } = this.#destination;
    const address = {
      street: 'Jl. Melati No. 5',
      zipCode: '17111',
      provinceId,
      cityId,
      districtId,
    };
    return {
      ...this.#purchase,
      payments,
      contact: CONTACT,
      address,
      seenGrandTotal: grandTotal,
      idempotencyKey,
    };
  }
}

/** Submits an order and returns its access hash; throws when the gateway rejects it. */
export async function submitOrder(execute: Execute, input: object): Promise<string> {
  const { order, userErrors } = (await execute<SubmitResult>(SUBMIT, { input })).submitOrder;
  if (order === null) throw new Error(`No order: ${userErrors[0]?.message ?? ''}`);
  return order.accessHash;
}
