import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cities, districts, provinces } from '../../db/tables/region.ts';
import { invalid } from '../../http/rejections.ts';
import { routesOf } from '../../http/route.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { idFrom } from '../../http/text.ts';
import { wireRecord } from '../../http/wire-record.ts';
import type { Shop } from '../../shop.ts';
import { city, district, province, regionSchemas } from './region-schemas.ts';

/** GET /province, /city?province={id} and /district?city={id} (shop-api.md 5.12), all by name. */
export function regionRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /province', regionSchemas.provinces, async () => {
    const rows = await shop.db.select().from(provinces).orderBy(asc(provinces.nameKey));
    return ok(rows.map((row) => wireRecord(province, row, {})));
  });
  publicRoute('GET /city', regionSchemas.cities, ({ query }) =>
    ofParent('province', query['province'], fieldLabels.provinceId, async (id) => {
      const isIn = eq(cities.provinceId, id);
      const rows = await shop.db.select().from(cities).where(isIn).orderBy(asc(cities.nameKey));
      return rows.map((row) => wireRecord(city, row, {}));
    }),
  );
  publicRoute('GET /district', regionSchemas.districts, ({ query }) =>
    ofParent('city', query['city'], fieldLabels.cityId, async (id) => {
      const isIn = eq(districts.cityId, id);
      const rows = await shop.db
        .select()
        .from(districts)
        .where(isIn)
        .orderBy(asc(districts.nameKey));
      return rows.map((row) => wireRecord(district, row, {}));
    }),
  );
}

/** A missing parent is an error; an unknown parent returns an empty list. */
async function ofParent(
  field: string,
  value: string | undefined,
  label: string,
  read: (id: number) => Promise<unknown[]>,
): Promise<ShopResponse> {
  if ((value ?? '').trim() === '') return invalid({ [field]: [`Kolom ${label} harus dipilih`] });
  const id = idFrom(value);
  return ok(id === null ? [] : await read(id));
}
