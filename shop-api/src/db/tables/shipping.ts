import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { decimal, exactRupiah, id, reference, rupiah } from '../columns.ts';
import { cities } from './region.ts';

/** Warehouses and stores, in `position` order (shop-api.md 5.9). Address, opening hours and phone are for pickup. */
export const warehouses = pgTable(
  'warehouses',
  {
    id: id(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    cityId: reference('city_id', () => cities.id),
    address: text('address'),
    openingHours: text('opening_hours'),
    phone: text('phone'),
    position: integer('position').notNull(),
  },
  (warehouse) => [
    uniqueIndex('warehouses_one_default')
      .on(warehouse.isDefault)
      .where(sql`is_default`),
  ],
);

/**
 * Shipping methods (shop-api.md 5.8). A method with calculated fees (`isRajaongkir`) has a courier name; the courier
 * of the shop costs only its additional fee. `logo` is the path of a picture; `trackingUrl` is the URL of the tracking
 * page, with `{resi}` for the tracking number.
 */
export const shippingMethods = pgTable('shipping_methods', {
  id: id(),
  name: text('name').notNull(),
  isRajaongkir: boolean('is_rajaongkir').notNull(),
  rajaongkirCourierName: text('rajaongkir_courier_name'),
  logo: text('logo'),
  trackingUrl: text('tracking_url'),
  additionalFee: rupiah('additional_fee').notNull().default(0),
  insuranceFeePercentage: decimal('insurance_fee_percentage').notNull().default('0'),
  insuranceFeeAmount: exactRupiah('insurance_fee_amount').notNull().default(0),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
