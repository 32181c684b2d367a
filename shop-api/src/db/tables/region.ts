import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { nameKey, reference } from '../columns.ts';

/** Provinces, by statistics-office code without dots (shop-api.md 5.12). */
export const provinces = pgTable('provinces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  nameKey: nameKey(),
});

/** Cities and regencies of a province (shop-api.md 5.12). */
export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    provinceId: reference('province_id', () => provinces.id),
    name: text('name').notNull(),
    nameKey: nameKey(),
  },
  (city) => [index('cities_of_province').on(city.provinceId, city.nameKey)],
);

/** Districts of a city (shop-api.md 5.12). */
export const districts = pgTable(
  'districts',
  {
    id: integer('id').primaryKey(),
    cityId: reference('city_id', () => cities.id),
    name: text('name').notNull(),
    nameKey: nameKey(),
  },
  (district) => [index('districts_of_city').on(district.cityId, district.nameKey)],
);
