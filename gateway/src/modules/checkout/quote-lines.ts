import { cartWeight } from '@gawai/domain/cart';
import { multiplyDecimals, wholeDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import { CART_LINES_MAX } from '@gawai/domain/limits';
import { checkLines } from '@gawai/domain/line-check';
import { multiplyRupiah, type Rupiah } from '@gawai/domain/money';
import type { Problem } from '@gawai/domain/problem';
import { isCounted, type QuoteLine } from '@gawai/domain/quote';
import { isOrderQuantity, stockHolder, type StockNeed } from '@gawai/domain/stock';
import type { Loaders } from '../../graphql/create-loaders.ts';
import type { ProductDetail } from '../../rest/endpoints/product.ts';
import type { ProductVariantRecord } from '../../rest/endpoints/product-variant.ts';
import type { LineRequest } from './quote-request.ts';

/** A line with the shop's present record of its product. */
export interface CartLineRecord {
  /** Null when the shop no longer has it. */
  readonly product: ProductDetail | null;
  /** Null when none was chosen, or it no longer exists. */
  readonly variant: ProductVariantRecord | null;
  /** The requested quantity, even if it is invalid. */
  readonly quantity: number;
  /** Online stock. */
  readonly availableQuantity: number;
  readonly price: Rupiah;
  readonly total: Rupiah;
  /** Grams of all pieces. */
  readonly weight: Decimal;
}

/** The pieces that a line needs from a warehouse; `line` is its index in the input. */
export type LineNeed = StockNeed & { readonly line: number };

/** A cart with the shop's present records. */
export interface CartRecord {
  readonly lines: readonly CartLineRecord[];
  /** The lines in the format of the price calculation. */
  readonly counted: readonly QuoteLine[];
  /** The lines that a warehouse must have in stock: those whose product or variant exists. */
  readonly needs: readonly LineNeed[];
  /** Grams of everything counted. */
  readonly weight: Decimal;
  readonly problems: readonly Problem[];
}

/** Name of a product that the shop no longer has. */
const GONE_PRODUCT_NAME = 'Produk ini';

/** Problems that make a line unavailable. */
const UNSELLABLE: readonly string[] = [
  'NOT_SOLD',
  'VARIANT_REQUIRED',
  'VARIANT_NOT_SOLD',
  'OUT_OF_STOCK',
];

/**
 * Checks each line against the shop's record of its product, which is read once per product. Lines above
 * the maximum of an order are not read. Rejects when a product cannot be read: all figures come from
 * the shop.
 */
export async function checkCart(
  requests: readonly LineRequest[],
  { productById }: Loaders,
): Promise<CartRecord> {
  const requested = requests.slice(0, CART_LINES_MAX);
  const found = await Promise.all(
    requested.map(async (request) => ({
      request,
      product: await productById.load(request.productId),
    })),
  );
  const problems = checkLines(
    found.map(({ request, product }) => ({
      ...request,
      acceptedPrice: request.seenPrice,
      productName: product?.name ?? GONE_PRODUCT_NAME,
      product,
    })),
  );
  const lines = found.map(({ request, product }) => lineRecord(request, product));
  const unsellable = new Set(
    problems.flatMap((problem) =>
      'line' in problem && UNSELLABLE.includes(problem.code) ? [problem.line] : [],
    ),
  );
  const counted = lines.map(({ product, quantity }, index): QuoteLine => ({
    price: product?.price ?? 0,
    quantity,
    weight: product?.weight ?? zeroDecimal,
    isUnsellable: unsellable.has(index),
  }));
  return {
    lines,
    counted,
    needs: found.flatMap(({ request, product }, line) => lineNeed(request, product, line)),
    weight: cartWeight(counted.filter(isCounted)),
    problems:
      requests.length > CART_LINES_MAX
        ? [{ code: 'TOO_MANY_LINES', max: CART_LINES_MAX }, ...problems]
        : problems,
  };
}

function lineRecord(request: LineRequest, product: ProductDetail | null): CartLineRecord {
  const { quantity, variantId } = request;
  const variant = product?.variants.find(({ id }) => id === variantId) ?? null;
  const pieces = isOrderQuantity(quantity) ? quantity : 0;
  const price = product?.price ?? 0;
  const holder = product === null ? undefined : stockOf(product, variantId);
  return {
    product,
    variant,
    quantity,
    availableQuantity: product?.active === true ? (holder?.onlineStock ?? 0) : 0,
    price,
    total: multiplyRupiah(price, pieces),
    weight: multiplyDecimals(product?.weight ?? zeroDecimal, wholeDecimal(pieces)),
  };
}

/** With variants, only the stock of the chosen one counts. */
function stockOf(product: ProductDetail, variantId: string | null) {
  const isChoiceMissing = variantId === null && product.variants.length > 0;
  return isChoiceMissing ? undefined : stockHolder(product, variantId);
}

function lineNeed(request: LineRequest, product: ProductDetail | null, line: number): LineNeed[] {
  const holder = product?.active === true ? stockOf(product, request.variantId) : undefined;
  if (holder === undefined) return [];
  const { productId, variantId, quantity } = request;
  const { warehouseStocks } = holder;
  return [{ line, productId, variantId, quantity: Math.max(0, quantity), warehouseStocks }];
}
