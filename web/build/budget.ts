import type { ScriptBudget } from './script-budget.ts';

/** Budget of a page without a form. */
const PAGE = 165_000;

/** Budget of a page with a form: formik and yup alone are 20 kB. */
const FORM_PAGE = 200_000;

/** The script budget of each page, in bytes compressed with brotli. */
export const SCRIPT_BUDGET: ScriptBudget = {
  others: PAGE,
  pages: {
    'pages/addresses/addresses-page': FORM_PAGE,
    'pages/checkout/checkout-page': FORM_PAGE,
    'pages/find-order/find-order-page': FORM_PAGE,
    'pages/guest-order/guest-order-page': FORM_PAGE,
    'pages/order/order-page': FORM_PAGE,
    'pages/password/password-page': FORM_PAGE,
    'pages/profile/profile-page': FORM_PAGE,
    'pages/sign-in/sign-in-page': FORM_PAGE,
    'pages/sign-up/sign-up-page': FORM_PAGE,
    'pages/forgot-password/forgot-password-page': FORM_PAGE,
    'pages/reset-password/reset-password-page': FORM_PAGE,
  },
};
