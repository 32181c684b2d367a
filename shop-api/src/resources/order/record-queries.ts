import { pick } from '../../db/pick.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, stocks, variants } from '../../db/tables/catalog.ts';
import { paymentGatewayCodes, paymentMethods } from '../../db/tables/payment.ts';
import { cities } from '../../db/tables/region.ts';
import { shippingMethods, warehouses } from '../../db/tables/shipping.ts';

/** The products of an order as they are now, also those that are not sold any more. */
export function productsById(db: Database, ids: readonly number[]) {
  return db
    .select(pick(products, 'id', 'sku', 'name', 'price', 'weight', 'status'))
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/** The variants of these products that are sold. */
export function variantsOfProducts(db: Database, productIds: readonly number[]) {
  return db
    .select({ id: variants.id, productId: variants.productId, name: variants.name })
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), eq(variants.isActive, true)));
}

/** The pieces of these products at one warehouse. */
export function stocksAt(db: Database, warehouseId: number, productIds: readonly number[]) {
  return db
    .select(pick(stocks, 'id', 'productId', 'variantId', 'stock'))
    .from(stocks)
    .where(and(eq(stocks.warehouseId, warehouseId), inArray(stocks.productId, [...productIds])));
}

/** A warehouse with the province of its city. */
export async function warehouseById(db: Database, id: number) {
  const [found] = await db
    .select({
      ...pick(warehouses, 'id', 'name', 'cityId'),
      provinceId: cities.provinceId,
    })
    .from(warehouses)
    .innerJoin(cities, eq(cities.id, warehouses.cityId))
    .where(eq(warehouses.id, id));
  return found ?? null;
}

/** A courier that is offered. */
export async function offeredShippingMethod(db: Database, id: number) {
  const [found] = await db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.id, id), eq(shippingMethods.isActive, true)));
  return found ?? null;
}

/** The ways to pay of these ids that are offered. */
export function paymentMethodsById(db: Database, ids: readonly number[]) {
  return db
    .select()
    .from(paymentMethods)
    .where(and(inArray(paymentMethods.id, [...ids]), eq(paymentMethods.isActive, true)));
}

/** The provider's codes of these ways to pay. */
export function gatewayCodesOf(db: Database, methodIds: readonly number[]) {
  return db
    .select()
    .from(paymentGatewayCodes)
    .where(inArray(paymentGatewayCodes.paymentMethodId, [...methodIds]));
}
