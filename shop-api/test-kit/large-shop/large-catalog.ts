import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { products, specifications, stocks, variants } from '../../src/db/tables/catalog.ts';
import { makeTemporary } from './temporary.ts';

/** Tables whose triggers write `listed_products`. */
const LISTED = [products, specifications, variants, stocks];

const GROUPS = ['Ponsel', 'Tablet', 'Komputer', 'Audio', 'Aksesori', 'Rumah Pintar'];
const KINDS = ['Pilihan', 'Murah', 'Kantor', 'Pelajar', 'Gim', 'Perjalanan', 'Studio', 'Keluarga'];
const BRANDS =
  'Aruna,Baskara,Cendana,Dirga,Elang,Fajar,Garuda,Harsa,Indra,Jagat,Kirana,Laras,Mahira,Nusa,Ombak,Pijar,Raga,Sagara,Tirta,Utara,Vista,Wira,Yasa,Zamrud'.split(
    ',',
  );
const SERIES =
  'Nova,Prima,Édition,Lite,Max,Ultra,Book,Pad,Tune,Watch,Fold,Air,Neo,Core,Edge,Zen,Flow,Spark,Orbit,Pulse,Slim,Play,Note,Tab'.split(
    ',',
  );
const SPECS =
  '4/64,6/128,8/256,12/512,16GB,32GB,1TB,20W,65W,100W,14 inci,27 inci,100% Baru,USB_C'.split(',');
const COLOURS = 'Hitam,Putih,Biru,Hijau,Merah,Ungu,Abu,Perak,Emas,Jingga'.split(',');
/** Keys of specifications with their names, units and values; the last one is not for filters. */
const DETAILS: readonly (readonly [string, string, string | null, readonly string[]])[] = [
  ['ram', 'RAM', 'GB', ['4', '6', '8', '12', '16', '32']],
  ['storage', 'Penyimpanan', 'GB', ['64', '128', '256', '512', '1024']],
  ['network', 'Jaringan', null, ['4G', '5G', 'Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 7', 'Tanpa']],
  ['material', 'Bahan', null, ['Aluminium', 'Kaca', 'Plastik']],
];
/** Half of all names end with words that occur in half of the catalogue. */
const TAILS = ['Garansi Resmi', '', 'Garansi Resmi', 'Bonus Tas'];

/**
 * Adds categories on two levels, and products in them: a third of them with variants, most on sale,
 * names in many combinations with a model number, prices that many share.
 */
export async function addLargeCatalog(db: Database, count: number): Promise<void> {
  // Listed once at the end, not with each statement.
  for (const table of LISTED) await db.execute(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await db.execute(sql`
    WITH groups AS (
      INSERT INTO categories (name, url_slug, type, is_featured, position)
      SELECT name, 'besar-' || place, 'ACCESSORIES', false, 100 + place
      FROM unnest(${list(GROUPS)}) WITH ORDINALITY AS named (name, place)
      RETURNING id, name, url_slug)
    INSERT INTO categories (parent_id, name, url_slug, position)
    SELECT groups.id, groups.name || ' ' || named.name, groups.url_slug || '-' || named.place, named.place
    FROM groups CROSS JOIN unnest(${list(KINDS)}) WITH ORDINALITY AS named (name, place)`);
  await makeTemporary(
    db,
    'large_categories',
    sql`
    SELECT id, row_number() OVER (ORDER BY id)::integer - 1 AS place FROM categories
    WHERE url_slug LIKE 'besar-%-%'`,
  );
  await db.execute(addProducts(count));
  await makeTemporary(
    db,
    'large_products',
    sql`
    SELECT id, row_number() OVER (ORDER BY id)::integer - 1 AS n FROM products
    WHERE sku LIKE 'BESAR-%'`,
  );
  await db.execute(sql`
    INSERT INTO variants (product_id, name, position, is_active)
    SELECT id, (${list(COLOURS)})[1 + (n + place) % ${COLOURS.length}::integer], place,
      pg_temp.pick(n, 20 + place, 20) > 0
    FROM large_products CROSS JOIN generate_series(1, 3) AS place
    WHERE n % 3 = 0 AND place <= 2 + pg_temp.pick(n, 20, 2)`);
  for (const [place, [key, name, unit, values]] of DETAILS.entries()) {
    await db.execute(sql`
      INSERT INTO specifications (product_id, position, group_name, key, name, value, unit, is_filter)
      SELECT id, ${place}, 'Umum', ${key}, ${name},
        (${list(values)})[1 + pg_temp.pick(n, ${30 + place}::integer, ${values.length}::integer)],
        ${unit}, ${place < DETAILS.length - 1}
      FROM large_products`);
  }
  await db.execute(sql`
    INSERT INTO stocks (product_id, variant_id, warehouse_id, stock)
    SELECT large.id, variants.id, warehouses.id, pg_temp.pick(large.n + warehouses.id, 25, 40)
    FROM large_products AS large
    LEFT JOIN variants ON variants.product_id = large.id
    CROSS JOIN (SELECT id FROM warehouses ORDER BY id LIMIT 2) AS warehouses`);
  await db.execute(sql`SELECT count(refresh_listed_product(id)) FROM products`);
  for (const table of LISTED) await db.execute(sql`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

function addProducts(count: number): SQL {
  const word = (words: readonly string[], salt: number) =>
    sql`(${list(words)})[1 + pg_temp.pick(n, ${salt}::integer, ${words.length}::integer)]`;
  return sql`
    INSERT INTO products (category_id, sku, brand, name, url_slug, price, original_price, weight, status,
      rating_count, rating_total, description, image_1)
    SELECT large_categories.id, 'BESAR-' || n, ${word(BRANDS, 1)},
      concat_ws(' ', ${word(BRANDS, 1)}, ${word(SERIES, 2)},
        chr(65 + pg_temp.pick(n, 3, 26)) || (100 + pg_temp.pick(n, 4, 900)),
        ${word(SPECS, 5)}, ${word(COLOURS, 6)}, nullif(${word(TAILS, 7)}, '')),
      'barang-' || n, price, price + pg_temp.pick(n, 9, 3) * 100000, 50 + pg_temp.pick(n, 10, 4000),
      CASE WHEN pg_temp.pick(n, 11, 50) = 0 THEN 0 ELSE 1 END,
      ratings, ratings * 3 + pg_temp.pick(n, 13, ratings * 2 + 1),
      repeat('<p>Barang untuk mengukur, dengan uraian sepanjang uraian yang biasa.</p>', 12),
      'product/barang-' || n || '-1.webp'
    FROM (
      SELECT n, 99000 + pg_temp.pick(n, 8, 400) * 50000 AS price, pg_temp.pick(n, 12, 300) AS ratings
      FROM generate_series(0, ${count - 1}::integer) AS n) AS drawn
    JOIN large_categories ON large_categories.place = least(pg_temp.pick(n, 14, 60), 47)`;
}

/** Words as one array of the database. */
function list(words: readonly string[]): SQL {
  return sql`string_to_array(${words.join(';')}::text, ';')`;
}
