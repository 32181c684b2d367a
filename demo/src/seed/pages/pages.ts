import { HELP_PAGES } from './help-pages.ts';
import type { SeedPage } from './seed-page.ts';
import { TERMS_PAGE } from './terms-page.ts';
import { TRUST_PAGES } from './trust-pages.ts';

const FOOTER_ORDER = [
  'terms-and-conditions',
  'kebijakan-privasi',
  'cara-pembayaran',
  'pengiriman',
  'pengembalian',
  'garansi',
  'tentang-kami',
];

/** The pages of the demo shop in the order of the footer. */
export const PAGES: readonly SeedPage[] = [TERMS_PAGE, ...HELP_PAGES, ...TRUST_PAGES].sort(
  (one, other) => FOOTER_ORDER.indexOf(one.slug) - FOOTER_ORDER.indexOf(other.slug),
);
