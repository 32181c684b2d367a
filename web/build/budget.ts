import type { ScriptBudget } from './script-budget.ts';

/** Most that a page to look at may weigh. */
const SHOWS = 150_000;

/** Most that a page with a form may weigh: formik and yup alone are 20 kB. */
const ASKS = 185_000;

/** What each page may weigh: the goals of the shop, in bytes as they travel. */
export const SCRIPT_BUDGET: ScriptBudget = {
  others: SHOWS,
  pages: {
    'pages/addresses/addresses-page': ASKS,
    'pages/checkout/checkout-page': ASKS,
    'pages/guest-order/guest-order-page': ASKS,
    'pages/order/order-page': ASKS,
    'pages/password/password-page': ASKS,
    'pages/profile/profile-page': ASKS,
    'pages/sign-in/sign-in-page': ASKS,
    'pages/sign-up/sign-up-page': ASKS,
  },
};
