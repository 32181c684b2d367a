import type { ApolloCache } from '@apollo/client';
import { isRupiah } from '@gawai/domain/money';
import { isOrderQuantity } from '@gawai/domain/stock';
import { isRecord, readNumber, readText } from '../../lib/read-json.ts';
import {
  onlineStockOf,
  readCartLines,
  readCartProduct,
  readCartVariant,
  type CartLineState,
} from './cart-state.ts';
import type { CartProductFragment, CartVariantFragment } from './cart.generated.ts';

/** A line in local storage: its state, and copies of product and variant to restore it from. */
export interface StoredLine extends CartLineState {
  readonly product: CartProductFragment;
  /** Missing in `product.variants` when it was withdrawn. */
  readonly variant: CartVariantFragment | null;
}

const AVAILABILITIES = ['AVAILABLE', 'OUT_OF_STOCK', 'INACTIVE'] as const;

function readList<T>(value: unknown, readOne: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items: T[] = [];
  for (const item of value) {
    const read = readOne(item);
    if (read === null) return null;
    items.push(read);
  }
  return items;
}

function readStock(value: unknown): CartProductFragment['stocks'][number] | null {
  if (!isRecord(value)) return null;
  const { warehouse } = value;
  const id = isRecord(warehouse) ? readText(warehouse['id']) : null;
  const stock = readNumber(value['stock']);
  if (id === null || stock === null) return null;
  return { __typename: 'WarehouseStock', warehouse: { __typename: 'Warehouse', id }, stock };
}

function readImage(value: unknown): CartProductFragment['image'] {
  const url = isRecord(value) ? readText(value['url']) : null;
  if (!isRecord(value) || url === null) return null;
  const placeholderColor = readText(value['placeholderColor']);
  return { __typename: 'Image', url, srcSet: readText(value['srcSet']), placeholderColor };
}

function readVariant(value: unknown): CartVariantFragment | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const name = readText(value['name']);
  const onlineStock = readNumber(value['onlineStock']);
  const stocks = readList(value['stocks'], readStock);
  if (id === null || name === null || onlineStock === null || stocks === null) return null;
  const image = readImage(value['image']);
  return { __typename: 'ProductVariant', id, name, onlineStock, image, stocks };
}

function readProduct(value: unknown): CartProductFragment | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const name = readText(value['name']);
  const slug = readText(value['slug']);
  const weight = readNumber(value['weight']);
  const onlineStock = readNumber(value['onlineStock']);
  const availability = AVAILABILITIES.find((each) => each === value['availability']);
  const stocks = readList(value['stocks'], readStock);
  const variants = readList(value['variants'], readVariant);
  const { price, originalPrice } = value;
  if (id === null || name === null || slug === null || weight === null) return null;
  if (onlineStock === null || availability === undefined || !isRupiah(price)) return null;
  if (stocks === null || variants === null) return null;
  return {
    __typename: 'Product',
    id,
    name,
    slug,
    price,
    originalPrice: isRupiah(originalPrice) ? originalPrice : null,
    weight,
    availability,
    onlineStock,
    image: readImage(value['image']),
    stocks,
    variants,
  };
}

function readLine(value: unknown): StoredLine | null {
  if (!isRecord(value)) return null;
  const product = readProduct(value['product']);
  const variant = readVariant(value['variant']);
  const quantity = readNumber(value['quantity']);
  const { seenPrice } = value;
  if (product === null || quantity === null) return null;
  if (variant === null && value['variant'] !== null) return null;
  if (!isOrderQuantity(quantity) || !isRupiah(seenPrice)) return null;
  // A missing time becomes NaN: the three-day rule drops such a line.
  const time = readNumber(value['time']) ?? Number.NaN;
  const variantId = variant?.id ?? null;
  return { productId: product.id, variantId, quantity, seenPrice, time, product, variant };
}

/**
 * The lines of a stored cart. Invalid lines are dropped one by one, without an error.
 */
export function readStoredCart(value: unknown): StoredLine[] {
  if (!Array.isArray(value)) return [];
  return value.map(readLine).filter((line) => line !== null);
}

/** The cart in its storage format (specification.md 3, cart line). */
export function toStoredCart(cache: ApolloCache): unknown[] {
  return readCartLines(cache).flatMap(({ productId, variantId, time, quantity, seenPrice }) => {
    const product = readCartProduct(cache, productId);
    const variant = variantId === null ? null : readCartVariant(cache, variantId);
    if (product === null || (variant === null && variantId !== null)) return [];
    const onlineStock = onlineStockOf(product, variantId);
    const offlineStocks = (variant ?? product).stocks;
    return [{ time, product, variant, quantity, seenPrice, onlineStock, offlineStocks }];
  });
}
