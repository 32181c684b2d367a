/** Name under which local storage keeps the draft of a checkout; it holds personal data. */
export const DRAFT_NAME = 'checkout';

/** Name of the order in the storage of a tab that was sent and not answered: it may have been made. */
export const UNCONFIRMED_NAME = 'unanswered';
