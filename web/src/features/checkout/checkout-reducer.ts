import { addRow, blurRow, changeDue, removeRow, type SplitRow } from '@gawai/domain/payment';
import { localPhone } from '@gawai/domain/phone';
import { changeSelection, type SelectionChange } from '@gawai/domain/shipping-selection';
import type { ShippingType } from '@gawai/domain/shipping';
import {
  emptyBuyer,
  type Buyer,
  type CheckoutState,
  type Selection,
  type ServiceOffer,
} from './checkout-state.ts';
import { takeParts, type DraftPart } from './shared-draft.ts';

interface QuoteSettled {
  readonly type: 'quoteSettled';
  readonly amountDue: number;
  /** A shipping fee or a discount could not be fetched and is missing in the figures. */
  readonly isPartial: boolean;
  /** Null when no warehouse can fill the cart. */
  readonly warehouseId: string | null;
  /** What the chosen courier offers, in the shop's order. */
  readonly options: readonly ServiceOffer[];
}

/** What happened at a checkout. `row` is an index of the payment rows, from 0; amounts are rupiah. */
export type CheckoutEvent =
  | { readonly type: 'buyerTyped'; readonly form: Buyer }
  | { readonly type: 'buyerSaved'; readonly form: Buyer }
  | { readonly type: 'buyerEditStarted' }
  | { readonly type: 'buyerEditCancelled' }
  | { readonly type: 'shippingTypeChosen'; readonly shippingType: ShippingType }
  | { readonly type: 'warehouseChosen'; readonly warehouseId: string }
  | { readonly type: 'shippingMethodChosen'; readonly methodId: string }
  | { readonly type: 'serviceChosen'; readonly service: string }
  | { readonly type: 'addressChosen'; readonly addressId: string; readonly buyer: Buyer }
  | { readonly type: 'otherAddressStarted'; readonly form: Buyer }
  /** A customer uses the tab; `phone` identifies them, `email` is the account's. */
  | { readonly type: 'customerKnown'; readonly phone: string; readonly email: string | null }
  | { readonly type: 'customerLeft' }
  /** A guest takes what they typed last time. */
  | { readonly type: 'lastTaken' }
  | { readonly type: 'voucherApplied'; readonly code: string }
  | { readonly type: 'voucherRemoved' }
  /** The applied voucher can no longer be used; `message` is the reason. */
  | { readonly type: 'voucherRejected'; readonly message: string }
  | { readonly type: 'emailTyped'; readonly email: string }
  | { readonly type: 'paymentMethodChosen'; readonly row: number; readonly methodId: string | null }
  | { readonly type: 'amountTyped'; readonly row: number; readonly amount: number }
  | { readonly type: 'amountLeft'; readonly row: number; readonly amount: number }
  | { readonly type: 'rowAdded' }
  | { readonly type: 'rowRemoved'; readonly row: number }
  /** The first row pays all that is due. */
  | { readonly type: 'paymentUnsplit' }
  /** A plan filled in all amounts. */
  | { readonly type: 'paymentPlanned'; readonly rows: readonly SplitRow[] }
  | QuoteSettled
  /** Another tab has changed these parts of the draft. */
  | {
      readonly type: 'draftSynced';
      readonly draft: CheckoutState;
      readonly parts: readonly DraftPart[];
    };

function select(state: CheckoutState, change: SelectionChange<ServiceOffer>): CheckoutState {
  return { ...state, selection: changeSelection(state.selection, change) };
}

/** Preselects while no service is chosen; a chosen one stays, whatever is offered now. */
function preselectService(selection: Selection, options: readonly ServiceOffer[]): Selection {
  if (selection.methodId === null) return selection;
  return selection.service === null
    ? changeSelection(selection, { kind: 'OPTIONS', options })
    : { ...selection, options };
}

/**
 * Applies a quote. When it took another warehouse by itself than the last quote, that clears what a
 * chosen warehouse clears.
 */
function applyQuote(
  state: CheckoutState,
  { amountDue, isPartial, warehouseId, options }: QuoteSettled,
) {
  const { selection, automatic, rows } = state;
  const { shippingType } = selection;
  const settled: CheckoutState = {
    ...state,
    // A split does not follow figures that change back once everything can be fetched again.
    ...(state.due !== amountDue &&
      !(isPartial && rows.length > 1) && { due: amountDue, rows: changeDue(rows, amountDue) }),
    automatic:
      selection.warehouseId === null && warehouseId !== null
        ? { shippingType, warehouseId }
        : automatic,
  };
  const isMoved =
    automatic?.shippingType === shippingType &&
    automatic.warehouseId !== settled.automatic?.warehouseId;
  return isMoved
    ? select(settled, { kind: 'WAREHOUSE', warehouseId: null })
    : { ...settled, selection: preselectService(selection, options) };
}

/** A customer left: voucher, e-mail and saved address are theirs alone (specification-notes.md 45). */
function clearCustomer(state: CheckoutState): CheckoutState {
  const { addressId } = state;
  const guest: CheckoutState = {
    ...state,
    voucherCode: null,
    voucherRejection: null,
    addressId: null,
    email: state.customer === null ? state.email : '',
    customer: null,
    last: null,
  };
  if (addressId === null) return guest;
  return select(
    { ...guest, form: emptyBuyer, buyer: null, isEditing: true },
    { kind: 'USER_INFORMATION' },
  );
}

/** The record becomes a customer's: an empty e-mail is the account's (specification-notes.md 132). */
function assignCustomer(state: CheckoutState, phone: string, email: string | null): CheckoutState {
  if (state.customer === phone) return state;
  const free = state.customer === null ? state : clearCustomer(state);
  return { ...free, customer: phone, email: free.email === '' ? (email ?? '') : free.email };
}

/** Takes the buyer from the form or a saved address. */
const setBuyer = (state: CheckoutState, buyer: Buyer, addressId: string | null) =>
  select(
    { ...state, form: buyer, buyer, addressId, isEditing: false },
    { kind: 'USER_INFORMATION' },
  );

/** Changes a row; its new method is removed from another row that has it. */
const changeRow = (state: CheckoutState, index: number, change: Partial<SplitRow>) => ({
  ...state,
  rows: state.rows.map((row, each) => {
    if (each === index) return { ...row, ...change };
    return row.methodId === change.methodId ? { ...row, methodId: null } : row;
  }),
});

/** The saved buyer as the form shows it. */
const toForm = (buyer: Buyer): Buyer => ({ ...buyer, phone: localPhone(buyer.phone) });

function react(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { selection, rows } = state;
  const due = state.due ?? 0;
  switch (event.type) {
    case 'buyerTyped':
      return { ...state, form: event.form };
    case 'buyerSaved':
      return setBuyer(state, event.form, null);
    case 'buyerEditStarted':
      return { ...state, form: toForm(state.form), isEditing: true };
    case 'buyerEditCancelled':
      return state.buyer === null ? state : { ...state, form: state.buyer, isEditing: false };
    case 'addressChosen':
      return setBuyer(state, event.buyer, event.addressId);
    case 'otherAddressStarted':
      return {
        ...state,
        // An address that was entered and saved before is edited, not entered again.
        form: state.addressId === null && state.buyer !== null ? toForm(state.buyer) : event.form,
        isEditing: true,
      };
    case 'customerKnown':
      return assignCustomer(state, event.phone, event.email);
    case 'customerLeft':
      return clearCustomer(state);
    case 'lastTaken':
      return state.last === null
        ? state
        : { ...state, form: state.last.form, email: state.last.email, last: null };
    case 'voucherApplied':
      return { ...state, voucherCode: event.code, voucherRejection: null };
    case 'voucherRemoved':
      return { ...state, voucherCode: null, voucherRejection: null };
    case 'voucherRejected':
      return { ...state, voucherCode: null, voucherRejection: event.message };
    case 'shippingTypeChosen':
      return event.shippingType === selection.shippingType
        ? state
        : select(state, {
            kind: 'SHIPPING_TYPE',
            shippingType: event.shippingType,
            warehouseId: null,
          });
    case 'warehouseChosen':
      return event.warehouseId === selection.warehouseId
        ? state
        : select(state, { kind: 'WAREHOUSE', warehouseId: event.warehouseId });
    case 'shippingMethodChosen':
      return state.isEditing ? state : select(state, { kind: 'METHOD', methodId: event.methodId });
    case 'serviceChosen':
      return select(state, { kind: 'OPTION', service: event.service });
    case 'emailTyped':
      return { ...state, email: event.email };
    case 'paymentMethodChosen':
      return changeRow(state, event.row, { methodId: event.methodId });
    case 'amountTyped':
      return { ...changeRow(state, event.row, { amount: event.amount }), isTyping: true };
    case 'amountLeft':
      return { ...state, rows: blurRow(rows, event.row, event.amount, due) };
    case 'rowAdded':
      return { ...state, rows: addRow(rows, due) };
    case 'rowRemoved':
      return { ...state, rows: removeRow(rows, event.row) };
    case 'paymentUnsplit':
      return { ...state, rows: changeDue(rows.slice(0, 1), due) };
    case 'paymentPlanned':
      return { ...state, rows: event.rows };
    case 'quoteSettled':
      return applyQuote(state, event);
    case 'draftSynced':
      // The other tab may be typing: its next key is waited for.
      return { ...takeParts(state, event.draft, event.parts), isTyping: true };
  }
}

/**
 * The choices after an event. Every clearing rule of specification.md 4 is here, in functions of the
 * domain: user information, shipping type and warehouse clear method and service, a method clears its
 * service, and a new amount due puts the payment back into the first row.
 */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return react(state.isTyping ? { ...state, isTyping: false } : state, event);
}
