import type { CheckedLine } from '@gawai/domain/line-check';
import type { Database } from '../../db/database.ts';
import type { OrderedLine } from './order-request.ts';
import { productsById, stocksAt, variantsOfProducts } from './record-queries.ts';

type ProductRecord = Awaited<ReturnType<typeof productsById>>[number];
type VariantRecord = Awaited<ReturnType<typeof variantsOfProducts>>[number];
type StockRecord = Awaited<ReturnType<typeof stocksAt>>[number];

/** A line of the request with the records of the shop, which are authoritative. */
export interface OrderLine {
  readonly sent: OrderedLine;
  readonly product: ProductRecord | null;
  /** The variants of the product that are sold. */
  readonly variants: readonly VariantRecord[];
  readonly variant: VariantRecord | null;
  /** Stock of product and variant at the warehouse of the order; null without a stock row. */
  readonly stock: StockRecord | null;
}

/** Reads the shop's records of every line, at one warehouse. */
export async function readOrderLines(
  db: Database,
  warehouseId: number,
  sent: readonly OrderedLine[],
): Promise<OrderLine[]> {
  const ids = [...new Set(sent.map((line) => line.productId))];
  const products = await productsById(db, ids);
  const variants = await variantsOfProducts(db, ids);
  const stocks = await stocksAt(db, warehouseId, ids);
  return sent.map((line) => {
    const { productId, productVariantId } = line;
    const ofProduct = variants.filter((variant) => variant.productId === productId);
    return {
      sent: line,
      product: products.find((product) => product.id === productId) ?? null,
      variants: ofProduct,
      variant: ofProduct.find((variant) => variant.id === productVariantId) ?? null,
      stock:
        stocks.find((row) => row.productId === productId && row.variantId === productVariantId) ??
        null,
    };
  });
}

/** A line for the rules of the domain; its stock is that of the warehouse. */
export function checkedLine(line: OrderLine): CheckedLine {
  const { sent, product, variants } = line;
  const pieces = line.stock?.stock ?? 0;
  return {
    productId: String(sent.productId),
    variantId: sent.productVariantId === null ? null : String(sent.productVariantId),
    quantity: sent.quantity,
    acceptedPrice: sent.price,
    productName: product?.name ?? 'Produk',
    product: product && {
      active: product.status === 1,
      price: product.price,
      onlineStock: pieces,
      variants: variants.map(({ id }) => ({
        id: String(id),
        onlineStock: id === sent.productVariantId ? pieces : 0,
      })),
    },
  };
}
