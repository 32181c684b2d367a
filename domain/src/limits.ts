/** Cart lines older than this many milliseconds (three days) are dropped (specification.md 9). */
export const CART_LINE_LIFETIME_MS = 259_200_000;

/** Payment rows an order may be split over (specification.md 9). */
export const PAYMENTS_MAX = 3;

/** Largest amount, in rupiah, one payment row can hold; longer input is a typing mistake. */
export const PAYMENT_AMOUNT_MAX = 9_999_999_999_999;

/** Maximum size of a payment receipt in bytes, inclusive (specification.md 5). */
export const RECEIPT_BYTES_MAX = 1_000_000;

/** Maximum length of a zip code (specification.md 9). */
export const ZIP_CODE_MAX = 5;

/** Pictures a product shows (specification.md 9). */
export const PRODUCT_IMAGES_MAX = 5;

/** Lowest star of a review (specification.md 9). */
export const STAR_MIN = 1;

/** Highest star of a review (specification.md 9). */
export const STAR_MAX = 5;

/** Star a review form starts with (specification.md 9). */
export const STAR_DEFAULT = 5;

/** Fewest pieces of a line (specification.md 4). */
export const QUANTITY_MIN = 1;

/** Most pieces of a line; the specification names none; with this one sums stay far inside safe integers. */
export const QUANTITY_MAX = 999;

/** Lines an order may hold (shop-api.md 5.19: details 1-100). */
export const CART_LINES_MAX = 100;

/** Warehouse that counts as default when the shop marks none (specification.md 9). */
export const DEFAULT_WAREHOUSE_ID = '1';

/** Page sizes a data table offers (specification.md 9). */
export const TABLE_PAGE_SIZES = [10, 25, 50, 100] as const;

/** Wait in milliseconds before a data table searches what was typed (specification.md 9). */
export const TABLE_SEARCH_DELAY_MS = 400;

/** Time in milliseconds between two moves of the featured carousel (specification.md 9). */
export const CAROUSEL_AUTOPLAY_MS = 5_000;

/** Duration in milliseconds of one move of the home slider (specification.md 9). */
export const SLIDER_SPEED_MS = 500;

/** Featured products per view on wide, medium and narrow screens (specification.md 9). */
export const CAROUSEL_SLIDES = { wide: 5, medium: 4, narrow: 2 } as const;

/** Screen widths in pixels below which the carousel shows the medium, then the narrow number. */
export const CAROUSEL_BREAKPOINTS = { medium: 1024, narrow: 768 } as const;

/** Characters of a slug (shop-api.md 9, no. 13). */
export const SLUG_MAX = 255;

/** Characters of a search text that are sent (shop-api.md 5.2). */
export const SEARCH_TEXT_MAX = 100;

/** Highest requested page of a listing; beyond the last page of any shop. */
export const PAGE_NUMBER_MAX = 10_000;

/** Characters of a review text (shop-api.md 5.22). */
export const REVIEW_TEXT_MAX = 2_000;

/** Characters of a refund reason (shop-api.md 5.23). */
export const REFUND_REASON_MAX = 500;

/** Characters of an e-mail address (the mail standard's own limit). */
export const EMAIL_MAX = 254;

/** Characters of a person's first or last name, an address name and a region name. */
export const NAME_MAX = 100;

/** Characters of a street address. */
export const STREET_ADDRESS_MAX = 500;

/** Characters of a typed phone number. */
export const PHONE_MAX = 30;

/** Characters of a password. */
export const PASSWORD_MAX = 200;

/** Characters of a voucher code. */
export const VOUCHER_CODE_MAX = 50;
