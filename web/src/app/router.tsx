import type { QueryClient } from '../apollo/load-query.ts';
import { redirect, type RouteObject } from 'react-router-dom';
import { withClient } from '../routing/page-loader.ts';
import { PageError } from './page-error.tsx';
import { paths, patterns } from '../routing/paths.ts';
import { lazyPage, pageRouteFor } from './page-route.ts';
import { isShellIncomplete, loadShell } from './shell/shell-loader.ts';
import { Shell } from './shell/shell.tsx';

/** Id of the route around all pages. */
export const SHELL_ROUTE = 'shell';

/**
 * The pages (specification.md 2). Each id is the module of its page below `src/`, by which
 * the server finds the script that the page needs.
 */
function pageRoutes(client: QueryClient): RouteObject[] {
  const page = pageRouteFor(client);
  return [
    page(
      'pages/home/home-page',
      patterns.home,
      async () => (await import('../pages/home/home-page.tsx')).HomePage,
      async () => (await import('../pages/home/home-loader.ts')).loadHome,
    ),
    page(
      'pages/listing/listing-page',
      patterns.listing,
      async () => (await import('../pages/listing/listing-page.tsx')).ListingPage,
      async () => (await import('../pages/listing/listing-loader.ts')).loadListing,
    ),
    page(
      'pages/product/product-page',
      patterns.product,
      async () => (await import('../pages/product/product-page.tsx')).ProductPage,
      async () => (await import('../pages/product/product-loader.ts')).loadProduct,
    ),
    page(
      'pages/compare/compare-page',
      patterns.compare,
      async () => (await import('../pages/compare/compare-page.tsx')).ComparePage,
      async () => (await import('../pages/compare/compare-loader.ts')).loadCompare,
    ),
    page(
      'pages/cart/cart-page',
      patterns.cart,
      async () => (await import('../pages/cart/cart-page.tsx')).CartPage,
    ),
    page(
      'pages/checkout/checkout-page',
      patterns.checkout,
      async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage,
    ),
    page(
      'pages/find-order/find-order-page',
      patterns.findOrder,
      async () => (await import('../pages/find-order/find-order-page.tsx')).FindOrderPage,
    ),
    page(
      'pages/guest-order/guest-order-page',
      patterns.guestOrder,
      async () => (await import('../pages/guest-order/guest-order-page.tsx')).GuestOrderPage,
      async () => (await import('../pages/guest-order/guest-order-loader.ts')).loadGuestOrder,
    ),
    page(
      'pages/order-payment/order-payment-page',
      patterns.orderPayment,
      async () => (await import('../pages/order-payment/order-payment-page.tsx')).OrderPaymentPage,
      async () =>
        (await import('../pages/order-payment/order-payment-loader.ts')).checkPaymentAddress,
    ),
    page(
      'pages/sign-in/sign-in-page',
      patterns.signIn,
      async () => (await import('../pages/sign-in/sign-in-page.tsx')).SignInPage,
    ),
    page(
      'pages/sign-up/sign-up-page',
      patterns.signUp,
      async () => (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage,
    ),
    page(
      'pages/sign-out/sign-out-page',
      patterns.signOut,
      async () => (await import('../pages/sign-out/sign-out-page.tsx')).SignOutPage,
    ),
    page(
      'pages/forgot-password/forgot-password-page',
      patterns.forgotPassword,
      async () =>
        (await import('../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    page(
      'pages/reset-password/reset-password-page',
      patterns.resetPassword,
      async () =>
        (await import('../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
    ),
    page(
      'pages/article/article-page',
      patterns.article,
      async () => (await import('../pages/article/article-page.tsx')).ArticlePage,
      async () => (await import('../pages/article/article-loader.ts')).loadArticle,
    ),
  ];
}

/** The pages of a customer. Their loaders fetch nothing: only the browser has the session. */
function accountPages(client: QueryClient): RouteObject[] {
  const page = pageRouteFor(client);
  return [
    page(
      'pages/profile/profile-page',
      patterns.profile,
      async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage,
    ),
    page(
      'pages/password/password-page',
      patterns.password,
      async () => (await import('../pages/password/password-page.tsx')).PasswordPage,
    ),
    page(
      'pages/order-history/order-history-page',
      patterns.orderHistory,
      async () => (await import('../pages/order-history/order-history-page.tsx')).OrderHistoryPage,
    ),
    page(
      'pages/addresses/addresses-page',
      patterns.addresses,
      async () => (await import('../pages/addresses/addresses-page.tsx')).AddressesPage,
    ),
    page(
      'pages/wishlist/wishlist-page',
      patterns.wishlist,
      async () => (await import('../pages/wishlist/wishlist-page.tsx')).WishlistPage,
    ),
    page(
      'pages/order/order-page',
      patterns.order,
      async () => (await import('../pages/order/order-page.tsx')).OrderPage,
      async () => (await import('../pages/order/order-loader.ts')).checkOrderAddress,
    ),
  ];
}

/** The account area: its guard and its menu stay while its pages change. */
function accountArea(client: QueryClient): RouteObject {
  return {
    id: 'pages/account/account-area',
    lazy: lazyPage(async () => (await import('../pages/account/account-area.tsx')).AccountArea),
    children: [{ ErrorBoundary: PageError, children: accountPages(client) }],
  };
}

/**
 * The route table. The shell (header, footer) stays while pages change; its data is fetched once. A
 * page that fails is replaced by its error, inside the shell. Other paths redirect to `/`.
 */
export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      id: SHELL_ROUTE,
      Component: Shell,
      loader: withClient(client, loadShell),
      shouldRevalidate: () => isShellIncomplete(client),
      ErrorBoundary: PageError,
      children: [
        {
          ErrorBoundary: PageError,
          children: [...pageRoutes(client), accountArea(client)],
        },
        { path: patterns.oldHome, loader: () => redirect(paths.home(), 301) },
        { path: '*', loader: () => redirect(paths.home()) },
      ],
    },
  ];
}
