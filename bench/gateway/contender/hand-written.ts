import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { LeanRest, type LeanSource, type ShopSource } from './lean-rest.ts';
import { isPayable, kindOf, stateOf, statusOf } from './order-state.ts';
import { IMAGE_BASE_URL } from './resolvers.ts';
import {
  amountDueOf,
  availabilityOf,
  discountOf,
  moment,
  momentOrNull,
  ratingOf,
  type WireProduct,
} from './wire.ts';

/** The variables of both operations. */
export interface Variables {
  readonly page: number;
  readonly accessHash?: string;
}

/** The data of an operation, by its variables alone: the query is ignored. */
export type DataOf<Input> = (
  shop: LeanSource,
  variables: Input,
) => Promise<Record<string, unknown>>;

/** **B**: a hand-written handler that returns the same JSON without GraphQL. */
export const handWrittenContender = (shopUrl: string): Server =>
  serveHandWritten(shopUrl, handWrittenData);

export function serveHandWritten<Input>(shopUrl: string, dataOf: DataOf<Input>): Server {
  const rest = new LeanRest(shopUrl);
  return createServer((request, response) => {
    void responseBody(rest, request, dataOf).then((body) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
}

async function responseBody<Input>(
  rest: LeanRest,
  request: IncomingMessage,
  dataOf: DataOf<Input>,
): Promise<string> {
  const { variables } = JSON.parse(await text(request)) as { readonly variables: Input };
  const shop = rest.source(request.headers.authorization);
  return JSON.stringify({ data: await dataOf(shop, variables) });
}

/** The data of the page of products, or of the order if its hash is given. */
export function handWrittenData(
  shop: ShopSource,
  { page, accessHash }: Variables,
): Promise<Record<string, unknown>> {
  return accessHash === undefined ? productsOf(shop, page) : orderOf(shop, accessHash);
}

async function productsOf(shop: ShopSource, pageNumber: number) {
  const page = await shop.productPage(pageNumber);
  const pageInfo = { number: page.current_page, last: page.last_page };
  return { products: { nodes: page.data.map(productOf), totalCount: page.total, pageInfo } };
}

function productOf(product: WireProduct) {
  const { image_1, product_category } = product;
  return {
    id: `Product:${product.id}`,
    name: product.name,
    slug: product.url_slug,
    price: product.price,
    originalPrice: product.original_price,
    discountPercent: discountOf(product),
    weight: product.weight,
    rating: ratingOf(product),
    availability: availabilityOf(product),
    onlineStock: product.total_online_stock,
    image: image_1 === null ? null : { url: `${IMAGE_BASE_URL}/${image_1}` },
    category: product_category && { name: product_category.name, slug: product_category.url_slug },
  };
}

async function orderOf(shop: ShopSource, hash: string) {
  const order = await shop.order(hash);
  return {
    order: {
      id: `Order:${order.order_no}`,
      number: order.order_no,
      placedAt: moment(order.order_time),
      status: statusOf(order),
      subtotal: order.total,
      discount: order.voucher_discount,
      shipping: { total: order.total_shipping_fee },
      amountDue: amountDueOf(order),
      grandTotal: order.grand_total,
      lines: order.order_details.map((line) => ({
        id: `OrderLine:${line.id}`,
        productName: line.product_name,
        productSku: line.product_sku,
        variantName: line.product_variant_name,
        price: line.price,
        quantity: line.quantity,
        subtotal: line.price * line.quantity,
      })),
      payments: order.order_payments.map((payment) => ({
        id: `OrderPayment:${payment.id}`,
        accessHash: payment.hash,
        methodName: payment.payment_method_name,
        total: payment.total,
        state: stateOf(payment),
        isConfirmed: payment.is_confirmed === 1,
        kind: kindOf(payment),
        isPayable: isPayable(payment, order),
        expiresAt: momentOrNull(payment.expired_at),
      })),
    },
  };
}
