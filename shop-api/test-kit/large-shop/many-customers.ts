import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { makeTemporary } from './temporary.ts';

/**
 * Adds customers without a usable password, each with one to three addresses and some wishlist entries. Their phone
 * numbers begin with `+62899`.
 */
export async function addManyCustomers(db: Database, customers: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO users (phone, first_name, last_name, email, password_hash)
    SELECT '+62899' || lpad(n::text, 8, '0'), 'Pembeli', 'Ke ' || n,
      'pembeli-' || n || '@example.com', ''
    FROM generate_series(0, ${customers - 1}::integer) AS n`);
  await makeTemporary(
    db,
    'large_customers',
    sql`
    SELECT id, row_number() OVER (ORDER BY id)::integer - 1 AS n FROM users
    WHERE phone LIKE '+62899%'`,
  );
  await makeTemporary(
    db,
    'large_places',
    sql`
    SELECT provinces.id AS province_id, provinces.name AS province, cities.id AS city_id,
      cities.name AS city, districts.id AS district_id, districts.name AS district,
      row_number() OVER (ORDER BY districts.id)::integer - 1 AS n
    FROM districts
    JOIN cities ON cities.id = districts.city_id
    JOIN provinces ON provinces.id = cities.province_id`,
  );
  await db.execute(sql`
    INSERT INTO user_addresses (user_id, address_name, is_default, street_address, province_id,
      province, city_id, city, district_id, district, zip_code, first_name, last_name, phone)
    SELECT customer.id, 'Alamat ' || place, place = 1, 'Jl. Melati No. ' || customer.n,
      province_id, province, city_id, city, district_id, district, '12810', 'Pembeli', NULL,
      '+6281234567890'
    FROM large_customers AS customer
    CROSS JOIN generate_series(1, 3) AS place
    JOIN large_places ON large_places.n = pg_temp.pick(customer.n, 29 + place, 7000)
    WHERE place <= 1 + customer.n % 3`);
  await db.execute(sql`
    INSERT INTO wishlist_items (user_id, product_id, price)
    SELECT customer.id, product.id, 100000
    FROM large_customers AS customer
    CROSS JOIN generate_series(1, 3) AS place
    JOIN large_products AS product ON product.n = pg_temp.pick(customer.n, 40 + place,
      (SELECT count(*)::integer FROM large_products))
    ON CONFLICT DO NOTHING`);
}
