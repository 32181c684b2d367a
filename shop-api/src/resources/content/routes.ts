import type { FastifyInstance } from 'fastify';
import { sizeFields } from '../picture/picture-service.ts';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { pagesInOrder, settingTexts, slidesInOrder } from './queries.ts';
import { contentSchemas } from './content-schemas.ts';

/** GET /slider (shop-api.md 5.1), /page (5.5) and /settings (5.6). */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /slider', contentSchemas.slider, async () => {
    const slides = await slidesInOrder(shop.db);
    return ok(
      slides.map(({ id, image, url, headline, priceFrom, action }) => ({
        id,
        image,
        image_color: shop.pictures.colourOf(image),
        ...sizeFields('image', image, shop.pictures),
        url: atStore(url, shop.settings.storeUrl),
        headline,
        price_from: priceFrom,
        action,
      })),
    );
  });
  publicRoute(app, shop, 'GET /page', contentSchemas.pages, async () => {
    const pages = await pagesInOrder(shop.db);
    return ok(
      pages.map((page) => ({
        id: page.id,
        title: page.title,
        url_slug: page.urlSlug,
        show_in_footer: page.showInFooter ? 1 : 0,
        meta_title: page.metaTitle,
        meta_description: page.metaDescription,
        meta_keywords: page.metaKeywords,
        content: page.content,
      })),
    );
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
