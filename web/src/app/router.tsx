import type { QueryClient } from '../apollo/load-query.ts';
import { redirect, type RouteObject } from 'react-router-dom';
import { withClient } from '../routing/page-loader.ts';
import { PageError } from './page-error.tsx';
import { paths, patterns } from '../routing/paths.ts';
import { retryOnline } from './retry-online.ts';
import { isShellIncomplete, loadShell } from './shell/shell-loader.ts';
import { Shell } from './shell/shell.tsx';

/** Id of the route around all pages. */
export const SHELL_ROUTE = 'shell';

/**
 * The pages (specification.md 2). Each id is the module of its page below `src/`, which is how
 * the server finds the script that the page needs. Pages and loaders are fetched when first needed.
 */
function pageRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      id: 'pages/home/home-page',
      path: patterns.home,
      lazy: {
        Component: async () => (await import('../pages/home/home-page.tsx')).HomePage,
        loader: async () =>
          withClient(client, (await import('../pages/home/home-loader.ts')).loadHome),
      },
    },
    {
      id: 'pages/listing/listing-page',
      path: patterns.listing,
      lazy: {
        Component: async () => (await import('../pages/listing/listing-page.tsx')).ListingPage,
        loader: async () =>
          withClient(client, (await import('../pages/listing/listing-loader.ts')).loadListing),
      },
    },
    {
      id: 'pages/product/product-page',
      path: patterns.product,
      lazy: {
        Component: async () => (await import('../pages/product/product-page.tsx')).ProductPage,
        loader: async () =>
          withClient(client, (await import('../pages/product/product-loader.ts')).loadProduct),
      },
    },
    {
      id: 'pages/compare/compare-page',
      path: patterns.compare,
      lazy: {
        Component: async () => (await import('../pages/compare/compare-page.tsx')).ComparePage,
        loader: async () =>
          withClient(client, (await import('../pages/compare/compare-loader.ts')).loadCompare),
      },
    },
    {
      id: 'pages/cart/cart-page',
      path: patterns.cart,
      lazy: {
        Component: async () => (await import('../pages/cart/cart-page.tsx')).CartPage,
      },
    },
    {
      id: 'pages/checkout/checkout-page',
      path: patterns.checkout,
      lazy: {
        Component: async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage,
      },
    },
    {
      id: 'pages/find-order/find-order-page',
      path: patterns.findOrder,
      lazy: {
        Component: async () =>
          (await import('../pages/find-order/find-order-page.tsx')).FindOrderPage,
      },
    },
    {
      id: 'pages/guest-order/guest-order-page',
      path: patterns.guestOrder,
      lazy: {
        Component: async () =>
          (await import('../pages/guest-order/guest-order-page.tsx')).GuestOrderPage,
        loader: async () =>
          withClient(
            client,
            (await import('../pages/guest-order/guest-order-loader.ts')).loadGuestOrder,
          ),
      },
    },
    {
      id: 'pages/order-payment/order-payment-page',
      path: patterns.orderPayment,
      lazy: {
        Component: async () =>
          (await import('../pages/order-payment/order-payment-page.tsx')).OrderPaymentPage,
        loader: async () =>
          withClient(
            client,
            (await import('../pages/order-payment/order-payment-loader.ts')).checkPaymentAddress,
          ),
      },
    },
    {
      id: 'pages/sign-in/sign-in-page',
      path: patterns.signIn,
      lazy: {
        Component: async () => (await import('../pages/sign-in/sign-in-page.tsx')).SignInPage,
      },
    },
    {
      id: 'pages/sign-up/sign-up-page',
      path: patterns.signUp,
      lazy: {
        Component: async () => (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage,
      },
    },
    {
      id: 'pages/sign-out/sign-out-page',
      path: patterns.signOut,
      lazy: {
        Component: async () => (await import('../pages/sign-out/sign-out-page.tsx')).SignOutPage,
      },
    },
    {
      id: 'pages/forgot-password/forgot-password-page',
      path: patterns.forgotPassword,
      lazy: {
        Component: async () =>
          (await import('../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
      },
    },
    {
      id: 'pages/reset-password/reset-password-page',
      path: patterns.resetPassword,
      lazy: {
        Component: async () =>
          (await import('../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
      },
    },
    {
      id: 'pages/article/article-page',
      path: patterns.article,
      lazy: {
        Component: async () => (await import('../pages/article/article-page.tsx')).ArticlePage,
        loader: async () =>
          withClient(client, (await import('../pages/article/article-loader.ts')).loadArticle),
      },
    },
  ];
}

/** The pages of a customer. Their loaders read nothing: only the browser knows whose they are. */
function accountPages(client: QueryClient): RouteObject[] {
  return [
    {
      id: 'pages/profile/profile-page',
      path: patterns.profile,
      lazy: {
        Component: async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage,
      },
    },
    {
      id: 'pages/password/password-page',
      path: patterns.password,
      lazy: {
        Component: async () => (await import('../pages/password/password-page.tsx')).PasswordPage,
      },
    },
    {
      id: 'pages/order-history/order-history-page',
      path: patterns.orderHistory,
      lazy: {
        Component: async () =>
          (await import('../pages/order-history/order-history-page.tsx')).OrderHistoryPage,
      },
    },
    {
      id: 'pages/addresses/addresses-page',
      path: patterns.addresses,
      lazy: {
        Component: async () =>
          (await import('../pages/addresses/addresses-page.tsx')).AddressesPage,
      },
    },
    {
      id: 'pages/wishlist/wishlist-page',
      path: patterns.wishlist,
      lazy: {
        Component: async () => (await import('../pages/wishlist/wishlist-page.tsx')).WishlistPage,
      },
    },
    {
      id: 'pages/order/order-page',
      path: patterns.order,
      lazy: {
        Component: async () => (await import('../pages/order/order-page.tsx')).OrderPage,
        loader: async () =>
          withClient(client, (await import('../pages/order/order-loader.ts')).checkOrderAddress),
      },
    },
  ];
}

/** The account area: its guard and its menu stay while its pages change. */
function accountArea(client: QueryClient): RouteObject {
  return {
    id: 'pages/account/account-area',
    lazy: {
      Component: async () => (await import('../pages/account/account-area.tsx')).AccountArea,
    },
    children: [{ ErrorBoundary: PageError, children: accountPages(client) }],
  };
}

/**
 * The route table. The shell (header, footer) stays while pages change; its data is fetched once. A
 * page that fails is replaced by its error, inside the shell. Everything else leads to `/`.
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
          children: retryOnline([...pageRoutes(client), accountArea(client)]),
        },
        { path: patterns.oldHome, loader: () => redirect(paths.home(), 301) },
        { path: '*', loader: () => redirect(paths.home()) },
      ],
    },
  ];
}
