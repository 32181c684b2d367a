/** Name under which local storage keeps the draft of a checkout; it holds personal data. */
export const DRAFT_NAME = 'checkout';
