import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pages, settings, slides } from '../../db/tables/content.ts';
import { routesOf } from '../../http/route.ts';
import { ok } from '../../http/shop-response.ts';
import { wireRecord } from '../../http/wire-record.ts';
import type { Shop } from '../../shop.ts';
import { pictureFacts } from '../picture/picture-service.ts';
import { contentSchemas, page, slide } from './content-schemas.ts';

/** GET /slider (shop-api.md 5.1), /page (5.5) and /settings (5.6). */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /slider', contentSchemas.slider, async () => {
    const rows = await shop.db.select().from(slides).orderBy(asc(slides.position), asc(slides.id));
    return ok(
      rows.map((row) =>
        wireRecord(slide, row, {
          ...pictureFacts('image', row.image, shop.pictures),
          url: atStore(row.url, shop.settings.storeUrl),
        }),
      ),
    );
  });
  publicRoute('GET /page', contentSchemas.pages, async () => {
    const rows = await shop.db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
    return ok(rows.map((row) => wireRecord(page, row, {})));
  });
  publicRoute('GET /settings', contentSchemas.settings, async () => {
    const rows = await shop.db.select().from(settings);
    const textOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? null;
    return ok({ footer_text: textOf('footer_text'), payment_remarks: textOf('payment_remarks') });
  });
}

/** The target of a slide: a path such as `/product` belongs to the configured storefront. */
function atStore(url: string | null, storeUrl: string): string | null {
  return url?.startsWith('/') === true ? storeUrl + url : url;
}
