import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { makeTemporary } from './temporary.ts';

const DAYS = 4 * 365;

/**
 * Adds orders of the last four years, a fifth of them by guests, with a total number of lines and one or two payments
 * each. Few customers have very many orders, most have few. Older orders are paid and shipped, or voided; some of the
 * last day are unpaid.
 */
export async function addManyOrders(db: Database, lines: number): Promise<void> {
  const orders = Math.ceil((lines * 4) / 10);
  await makeTemporary(
    db,
    'large_offers',
    sql`
    SELECT large.n, product.id, product.sku, product.name, product.price, product.weight,
      variant.id AS variant_id, variant.name AS variant_name
    FROM large_products AS large
    JOIN products AS product ON product.id = large.id
    LEFT JOIN variants AS variant ON variant.product_id = large.id AND variant.position = 1`,
  );
  await makeTemporary(
    db,
    'large_lines',
    sql`
    SELECT n, place, pg_temp.pick(n, 50 + place, (SELECT count(*)::integer FROM large_offers)) AS offer,
      1 + pg_temp.pick(n, 60 + place, 3) AS quantity
    FROM generate_series(0, ${orders - 1}::integer) AS n
    CROSS JOIN generate_series(0, 3) AS place
    WHERE place <= n % 4`,
  );
  await makeTemporary(
    db,
    'large_orders',
    sql`
    SELECT drawn.*, first_id + drawn.n AS id, sums.total, sums.weight,
      (9 + pg_temp.pick(drawn.n, 70, 40)) * 1000 AS shipping,
      1 + (pg_temp.pick(drawn.n, 71, 4) = 0)::integer AS payments,
      pg_temp.pick(drawn.n, 72, 100) < 85 AS is_paid,
      made_at > now() - interval '1 day' AS is_recent
    FROM (
      SELECT n, now() - make_interval(secs => ${DAYS * 86_400}::float8 * (${orders}::float8 - n) / ${orders}::float8)
        AS made_at FROM generate_series(0, ${orders - 1}::integer) AS n) AS drawn
    JOIN (
      SELECT line.n, sum(offer.price * line.quantity) AS total, sum(offer.weight * line.quantity) AS weight
      FROM large_lines AS line JOIN large_offers AS offer ON offer.n = line.offer
      GROUP BY line.n) AS sums USING (n)
    CROSS JOIN (SELECT coalesce(max(id), 0) + 1 AS first_id FROM orders) AS numbering`,
  );
  await db.execute(ADD_ORDERS);
  await db.execute(ADD_LINES);
  await db.execute(ADD_PAYMENTS);
}

const ADD_ORDERS = sql`
INSERT INTO orders (id, order_no, hash, user_id, order_time, first_name, phone, email,
  shipping_first_name, shipping_phone, street_address, province_id, province, city_id, city,
  district_id, district, zip_code, shipping_type, warehouse_id, warehouse_name, shipping_method_id,
  shipping_method_name, shipping_method_detail, total_weight, total, shipping_fee,
  additional_shipping_fee, total_shipping_fee, insurance_fee_percentage, insurance_fee_amount,
  total_insurance_fee, payment_fee, grand_total, is_paid, is_shipped, is_refunded)
SELECT made.id,
  'SO' || to_char(made_at AT TIME ZONE INTERVAL '7 hours', 'YYMMDD')
    || CASE WHEN made.id > 999999 THEN 'A' || made.id ELSE lpad(made.id::text, 6, '0') END,
  md5(made.id::text) || left(md5('order' || made.id), 8),
  customer.id, made_at, 'Pembeli', '+6281234567890', 'pembeli@example.com', 'Pembeli',
  '+6281234567890', 'Jl. Melati No. 5', place.province_id, place.province, place.city_id, place.city,
  place.district_id, place.district, '12810', 'delivery', warehouse.id, warehouse.name, courier.id,
  courier.name, 'REG', weight, total, shipping, 0, shipping, 0, 0, 0, payments * 4000,
  total + shipping + payments * 4000, is_paid, is_paid AND NOT is_recent,
  NOT is_paid AND NOT is_recent
FROM large_orders AS made
LEFT JOIN large_customers AS customer ON made.n % 5 > 0 AND customer.n = floor(
  (SELECT count(*) FROM large_customers) * power(pg_temp.pick(made.n, 73, 1000000) / 1000000.0, 2))
JOIN large_places AS place ON place.n = pg_temp.pick(made.n, 74, 7000)
CROSS JOIN (SELECT id, name FROM warehouses ORDER BY id LIMIT 1) AS warehouse
CROSS JOIN (SELECT id, name FROM shipping_methods ORDER BY id LIMIT 1) AS courier
ORDER BY made.id`;

const ADD_LINES = sql`
INSERT INTO order_details (order_id, product_id, product_variant_id, product_sku, product_name,
  product_variant_name, price, quantity, weight, total_weight)
SELECT made.id, offer.id, offer.variant_id, offer.sku, offer.name, offer.variant_name, offer.price,
  line.quantity, offer.weight, offer.weight * line.quantity
FROM large_lines AS line
JOIN large_orders AS made ON made.n = line.n
JOIN large_offers AS offer ON offer.n = line.offer
ORDER BY made.id, line.place`;

const ADD_PAYMENTS = sql`
INSERT INTO order_payments (order_id, hash, payment_method_id, payment_method_name,
  payment_gateway_id, amount, fee_amount, total, is_paid, expired_at, paid_at)
SELECT made.id, md5('pay' || made.id || '-' || place) || left(md5(place || 'pay' || made.id), 8),
  method.id, method.name, method.payment_gateway, part.amount, 4000, part.amount + 4000,
  CASE WHEN is_paid THEN 1 WHEN is_recent THEN 0 ELSE -1 END, made_at + interval '1 day',
  CASE WHEN is_paid THEN made_at + interval '1 hour' END
FROM large_orders AS made
CROSS JOIN generate_series(1, 2) AS place
CROSS JOIN LATERAL (
  SELECT CASE WHEN payments = 1 THEN total + shipping
    WHEN place = 1 THEN div(total, 2) ELSE total - div(total, 2) + shipping END AS amount) AS part
CROSS JOIN (SELECT id, name, payment_gateway FROM payment_methods ORDER BY id LIMIT 1) AS method
WHERE place <= payments
ORDER BY made.id, place`;
