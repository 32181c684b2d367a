import type { SearchQuery } from '@gawai/domain/listing';
import { defaultSort, wireSort, type ProductSort } from '@gawai/domain/sort';

/** The path patterns of the router (specification.md 2). No other file spells a path. */
export const patterns = {
  home: '/',
  oldHome: '/home',
  listing: '/product',
  product: '/product/:slug',
  compare: '/compare',
  cart: '/cart',
  checkout: '/checkout',
  signIn: '/sign-in',
  signUp: '/sign-up',
  signOut: '/sign-out',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  findOrder: '/order/find',
  guestOrder: '/order/guest/:hash',
  orderPayment: '/order/payment/:hash',
  orderHistory: '/order-history',
  order: '/order-history/:hash',
  article: '/article/:slug',
  profile: '/profile',
  wishlist: '/wishlist',
  addresses: '/user-address',
  password: '/password',
} as const;

/** The query of the listing's address; missing fields have their default. */
export interface ListingQuery extends SearchQuery {
  readonly sort?: ProductSort;
  readonly page?: number;
}

const segment = (value: string) => encodeURIComponent(value);

function listing(query: ListingQuery = {}): string {
  const params = new URLSearchParams();
  if (query.s !== undefined) params.set('s', query.s);
  if (query.category !== undefined) params.set('category', query.category);
  if (query.sort !== undefined && query.sort !== defaultSort) {
    params.set('sort', wireSort(query.sort));
  }
  if (query.page !== undefined && query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text === '' ? patterns.listing : `${patterns.listing}?${text}`;
}

/** Builds the address of each page. */
export const paths = {
  home: () => patterns.home,
  listing,
  product: (slug: string) => `${patterns.listing}/${segment(slug)}`,
  cart: () => patterns.cart,
  checkout: () => patterns.checkout,
  signIn: () => patterns.signIn,
  signUp: () => patterns.signUp,
  signOut: () => patterns.signOut,
  forgotPassword: () => patterns.forgotPassword,
  findOrder: () => patterns.findOrder,
  guestOrder: (hash: string) => `/order/guest/${segment(hash)}`,
  orderPayment: (hash: string) => `/order/payment/${segment(hash)}`,
  orderHistory: () => patterns.orderHistory,
  order: (hash: string) => `${patterns.orderHistory}/${segment(hash)}`,
  article: (slug: string) => `/article/${segment(slug)}`,
  terms: () => '/article/terms-and-conditions',
  profile: () => patterns.profile,
  wishlist: () => patterns.wishlist,
  addresses: () => patterns.addresses,
  password: () => patterns.password,
} as const;
