import type { Settings } from '../../config.ts';
import { isPlainText } from '../../http/text.ts';
import type { orderPayments, orders } from '../../db/tables/order.ts';
import { requestSignature } from './signatures.ts';
import type { TransactionStatus } from './record-result.ts';

const TIMEOUT_MS = 15_000;
const MAX_FIELD_LENGTH = 300;

/** The payment a session at the provider is for. */
export interface ProviderOrder {
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof orderPayments.$inferSelect;
}

/** The fields of a session before it is opened at the provider. */
export interface SessionDraft {
  readonly refNo: string;
  readonly merchantCode: string;
  /** The provider's number of the method, empty when the buyer chooses there. */
  readonly paymentId: string;
  /** Whole rupiah. */
  readonly amount: number;
  readonly currency: string;
}

/** The form fields that the browser sends to the page of the provider. */
export interface CheckoutPair {
  readonly checkoutId: string;
  readonly signature: string;
}

/** The provider rejected the request, returned an unusable response, or cannot be reached. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/**
 * Opens a session at the provider, by the JSON call of its API 2 (shop-api.md 5.24). `publicUrl` is the URL to which
 * provider and browser return. Throws ProviderError without a session.
 */
export async function requestCheckout(
  provider: { readonly url: string; readonly merchantKey: string; readonly publicUrl: string },
  draft: SessionDraft,
  paid: ProviderOrder,
): Promise<CheckoutPair> {
  const text = await fetchText(`${provider.url}/ePayment/WebService/PaymentAPI/Checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...checkoutBody(draft, paid),
      ResponseURL: `${provider.publicUrl}/ipay88/response`,
      BackendURL: `${provider.publicUrl}/ipay88/backend`,
      Signature: requestSignature(provider.merchantKey, {
        ...draft,
        amount: String(draft.amount),
      }),
    }),
  });
  const fields = objectOf(text);
  if (String(fields.get('Code')) !== '1')
    throw new ProviderError('The provider rejected the session');
  return { checkoutId: fieldOf(fields, 'CheckoutID'), signature: fieldOf(fields, 'Signature') };
}

/**
 * Queries the status of a session at the provider; null when it is unknown or unusable. Throws ProviderError when the
 * provider cannot be reached.
 */
export async function enquire(
  url: NonNullable<Settings['ipay88Url']>,
  session: Pick<SessionDraft, 'merchantCode' | 'refNo' | 'amount'>,
): Promise<TransactionStatus | null> {
  const query = new URLSearchParams({
    MerchantCode: session.merchantCode,
    RefNo: session.refNo,
    Amount: String(session.amount),
  });
  const status = await fetchText(`${url}/epayment/enquiry.asp?${query.toString()}`, {
    method: 'GET',
  });
  switch (status.trim().toLowerCase()) {
    case '00':
      return '1';
    case 'payment fail':
      return '0';
    case 'payment pending':
      return '6';
    default:
      return null;
  }
}

async function fetchText(url: string, request: RequestInit): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    if (response.ok) return await response.text();
    throw new ProviderError(`The provider responded with status ${response.status}`);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('The provider cannot be reached', { cause: error });
  }
}

function checkoutBody(draft: SessionDraft, { order, payment }: ProviderOrder) {
  const address = {
    FirstName: order.shippingFirstName,
    LastName: order.shippingLastName ?? '',
    Address: order.streetAddress,
    City: order.city,
    State: order.province,
    PostalCode: order.zipCode,
    Phone: localPhone(order.shippingPhone),
    CountryCode: 'IDN',
  };
  const description = `Pesanan ${order.orderNo}`;
  return {
    ApiVersion: '2.0',
    MerchantCode: draft.merchantCode,
    PaymentId: draft.paymentId,
    Currency: draft.currency,
    RefNo: draft.refNo,
    Amount: String(draft.amount),
    ProdDesc: description,
    UserName: [order.firstName, order.lastName].filter(Boolean).join(' '),
    UserEmail: order.email,
    UserContact: localPhone(order.phone),
    RequestType: 'Redirect',
    Remark: payment.paymentMethodName,
    Lang: 'UTF-8',
    ItemTransactions: [
      { Id: order.orderNo, Name: description, Quantity: '1', Amount: String(draft.amount) },
    ],
    ShippingAddress: address,
    BillingAddress: address,
    Sellers: [],
    SettingField: [],
  };
}

/** A phone as it is written in Indonesia: `0812…`. */
function localPhone(phone: string): string {
  return phone.replace(/^\+62/, '0');
}

function objectOf(text: string): ReadonlyMap<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  } catch {
    throw new ProviderError('The provider did not return JSON');
  }
}

function fieldOf(fields: ReadonlyMap<string, unknown>, name: string): string {
  const value = fields.get(name);
  const isGood =
    typeof value === 'string' &&
    value !== '' &&
    value.length <= MAX_FIELD_LENGTH &&
    isPlainText(value);
  if (!isGood) throw new ProviderError(`The provider did not return ${name}`);
  return value;
}
