import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
import { readLink } from './link.ts';
import { readSeo, type SeoRecord } from './seo.ts';

/** A slide of the home page. */
export interface SlideRecord {
  readonly id: string;
  readonly image: ImageRecord;
  /** Always http or https. */
  readonly url: string | null;
}

/** A page that the shop wrote. */
export interface ContentPageRecord {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly isInFooter: boolean;
  readonly seo: SeoRecord;
  /** HTML of the shop, not cleaned. */
  readonly content: string | null;
}

/** GET /slider, in display order (shop-api.md 5.1). */
export function fetchSlides(shop: RestClient): Promise<readonly SlideRecord[]> {
  return shop.list({ path: ['slider'] }, readSlide);
}

/** GET /page (shop-api.md 5.5). */
export function fetchPages(shop: RestClient): Promise<readonly ContentPageRecord[]> {
  return shop.list({ path: ['page'] }, readPage);
}

function readSlide(entry: WireEntry): SlideRecord {
  const image = readImage(entry, 'image', null);
  if (image === null) throw new UnusableEntry('image');
  return {
    id: entry.id('id'),
    image: { ...image, isSlide: true },
    url: readLink(entry.textOrNull('url')),
  };
}

function readPage(entry: WireEntry): ContentPageRecord {
  return {
    id: entry.id('id'),
    title: entry.text('title'),
    slug: entry.slug('url_slug'),
    isInFooter: entry.flag('show_in_footer'),
    seo: readSeo(entry),
    content: entry.textOrNull('content'),
  };
}
