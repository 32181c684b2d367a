import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
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
  readonly showInFooter: boolean;
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
  const image = readImage(entry, 'image');
  if (image === null) throw new UnusableEntry('image');
  return {
    id: entry.id('id'),
    image: { ...image, isSlide: true },
    url: readLink(entry.textOrNull('url')),
  };
}

/** Only links that a browser opens as a page; scripts and data are no links. */
function readLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

function readPage(entry: WireEntry): ContentPageRecord {
  return {
    id: entry.id('id'),
    title: entry.text('title'),
    slug: entry.slug('url_slug'),
    showInFooter: entry.flag('show_in_footer'),
    seo: readSeo(entry),
    content: entry.textOrNull('content'),
  };
}
