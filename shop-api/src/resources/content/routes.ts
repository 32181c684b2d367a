import type { FastifyInstance } from 'fastify';
import { wireRecord } from '../../http/wire-record.ts';
import { pictureFacts } from '../picture/picture-service.ts';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { pagesInOrder, settingTexts, slidesInOrder } from './queries.ts';
import { contentSchemas, page, slide } from './content-schemas.ts';

/** GET /slider (shop-api.md 5.1), /page (5.5) and /settings (5.6). */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /slider', contentSchemas.slider, async () => {
    const slides = await slidesInOrder(shop.db);
    return ok(
      slides.map((row) =>
        wireRecord(slide, row, {
          ...pictureFacts('image', row.image, shop.pictures),
          url: atStore(row.url, shop.settings.storeUrl),
        }),
      ),
    );
  });
  publicRoute(app, shop, 'GET /page', contentSchemas.pages, async () => {
    const pages = await pagesInOrder(shop.db);
    return ok(pages.map((row) => wireRecord(page, row, {})));
  });
  publicRoute(app, shop, 'GET /settings', contentSchemas.settings, async () => {
    const texts = await settingTexts(shop.db);
    return ok({
      footer_text: texts.get('footer_text') ?? null,
      payment_remarks: texts.get('payment_remarks') ?? null,
    });
  });
}

/** Where a slide leads: a path such as `/product` is one of the storefront, wherever that is today. */
function atStore(url: string | null, storeUrl: string): string | null {
  return url?.startsWith('/') === true ? storeUrl + url : url;
}
