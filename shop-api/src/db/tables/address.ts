import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, reference } from '../columns.ts';
import { cities, districts, provinces } from './region.ts';
import { users } from './session.ts';

/** Saved addresses of customers; each customer has at most one default (shop-api.md 5.15). */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    addressName: text('address_name').notNull(),
    isDefault: boolean('is_default').notNull(),
    streetAddress: text('street_address').notNull(),
    provinceId: reference('province_id', () => provinces.id),
    province: text('province').notNull(),
    cityId: reference('city_id', () => cities.id),
    city: text('city').notNull(),
    districtId: reference('district_id', () => districts.id),
    district: text('district').notNull(),
    zipCode: text('zip_code').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    phone: text('phone').notNull(),
    createdAt: createdAt(),
  },
  (address) => [
    index('user_addresses_of_user').on(address.userId, address.id.desc().nullsFirst()),
    uniqueIndex('user_addresses_one_default')
      .on(address.userId)
      .where(sql`is_default`),
  ],
);
