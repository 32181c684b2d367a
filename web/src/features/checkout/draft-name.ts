/** Name of the checkout draft in local storage; the draft contains personal data. */
export const DRAFT_NAME = 'checkout';

/** Name in session storage of an order that was sent and got no response: it may have been placed. */
export const UNCONFIRMED_NAME = 'unanswered';
