import type { Rupiah } from '@gawai/domain/money';
import type { RestClient } from '../client/rest-client.ts';
import { shortText } from '../wire/shown-text.ts';
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
  /** At most 60 characters. */
  readonly headline: string | null;
  /** Above 0. */
  readonly priceFrom: Rupiah | null;
  /** Label of the call to action, at most 30 characters. */
  readonly action: string | null;
}

/** Most characters of the texts on a slide (shop-api.md 10.14). */
const HEADLINE_MAX = 60;
const ACTION_MAX = 30;

/** A content page of the shop. */
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
    headline: shortText(entry.textOrNull('headline'), HEADLINE_MAX),
    priceFrom: entry.rupiahOrNull('price_from'),
    action: shortText(entry.textOrNull('action'), ACTION_MAX),
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
