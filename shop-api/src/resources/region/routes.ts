import type { FastifyInstance } from 'fastify';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { invalid } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { allProvinces, citiesOf, districtsOf } from './queries.ts';
import { regionSchemas } from './region-schemas.ts';

/** GET /province, /city?province={id} and /district?city={id} (shop-api.md 5.12). */
export function regionRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /province', regionSchemas.provinces, async () =>
    ok(await allProvinces(shop.db)),
  );
  publicRoute(app, shop, 'GET /city', regionSchemas.cities, ({ query }) =>
    ofParent('province', query['province'], fieldLabels.provinceId, (id) => citiesOf(shop.db, id)),
  );
  publicRoute(app, shop, 'GET /district', regionSchemas.districts, ({ query }) =>
    ofParent('city', query['city'], fieldLabels.cityId, (id) => districtsOf(shop.db, id)),
  );
}

/** A missing parent is a mistake; one that is no known id simply has nothing below it. */
async function ofParent(
  field: string,
  given: string | undefined,
  label: string,
  read: (id: number) => Promise<unknown[]>,
): Promise<ShopResponse> {
  if ((given ?? '').trim() === '') return invalid({ [field]: [`Kolom ${label} harus dipilih`] });
  const id = idFrom(given);
  return ok(id === null ? [] : await read(id));
}
