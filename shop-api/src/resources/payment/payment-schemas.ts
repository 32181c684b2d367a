import { Type } from '@sinclair/typebox';
import { pathKeys, Whole, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';
import { paymentFields } from '../order/order-schemas.ts';

const KINDS = ['virtual_account', 'card', 'e_wallet', 'retail', 'credit', 'transfer'];

export const installment = Type.Object({
  months: Type.Integer({ minimum: 2, maximum: 60, description: 'Parts, one a month' }),
  monthly_rate: wire.decimal('Interest on the whole amount for each month, in per cent'),
  min_amount: nullable(wire.rupiah('Minimum amount')),
});

export const method = record('PaymentMethod', {
  id: wire.id('Id of the method'),
  name: wire.text('Name as shown'),
  group: wire.oneOf(KINDS, 'Kind of payment'),
  logo: wire.image('Logo'),
  instructions: nullable(
    Type.Object({
      bank: wire.text('Name of the bank'),
      account_no: nullable(wire.text('Number of the account')),
      holder: nullable(wire.text('Name of the account holder')),
    }),
  ),
  installments: Type.Array(installment, {
    description: 'The shortest first; empty when the method offers none',
  }),
  fee_type: wire.oneOf(['Percentage', 'fixed'], 'Kind of the fee'),
  fee_amount: Type.Union([wire.decimal('Per cent of the payment'), wire.rupiah('Fixed fee')]),
  payment_gateway: Type.Integer({ description: '0: manual payment with a receipt' }),
  payment_gateway_codes: Type.Array(
    Type.Object({
      code: wire.text('Number of the method at the provider'),
      warehouse_id: nullable(wire.id('Null: every warehouse')),
    }),
    { description: 'When not empty, the method is for these warehouses only' },
  ),
});

const session = record('PaymentSession', {
  ipay88_checkout_id: wire.text('Field `CheckoutID` of the form'),
  ipay88_signature: wire.text('Field `Signature` of the form'),
  ipay88_url: wire.text('URL to which the browser submits the form'),
  return_url: Type.Optional(
    wire.text('Page of `Return-Url` to which the buyer returns; missing: the storefront'),
  ),
});

export const status = record('PaymentStatus', {
  hash: wire.hash('Hash of the payment'),
  is_paid: paymentFields.is_paid,
  is_confirmed: paymentFields.is_confirmed,
  transaction_status: paymentFields.transaction_status,
});

const message = (description: string) =>
  Type.Optional(Type.Unsafe({ type: ['string', 'number'], description }));

/** A message of the provider; an incomplete or unsigned one changes nothing. */
const providerMessage = Type.Object({
  MerchantCode: message('As in the session'),
  PaymentId: message('As in the session; may be empty'),
  RefNo: message('Identifies the session'),
  Amount: message('As in the session'),
  Currency: message('As in the session'),
  TransactionStatus: message('1 paid, 0 failed, 6 pending'),
  Status: message('Older name of `TransactionStatus`'),
  TransId: message('Stored'),
  AuthCode: message('Stored'),
  ErrDesc: message('Stored'),
  PaymentDate: message('Stored'),
  IssuerBank: message('Stored'),
  Signature: message('SHA-256 over the merchant key and the signed fields'),
});

const taken = record('ProviderAnswer', {
  Code: wire.oneOf(['0', '1'], '1: taken, 0: rejected'),
  Message: Type.Object({ English: Type.String(), Indonesian: Type.String() }),
});

const redirect = new Whole('`Location` is the page of the order in the storefront', null, '*/*');
/** The provider sends its messages from few addresses and repeats what is rejected. */
const limit = { perMinute: 6_000, by: 'caller' } as const;
const consumes = ['application/json', 'application/x-www-form-urlencoded'];
const params = pathKeys({ hash: 'Hash of the payment' });

export const paymentSchemas = {
  methods: {
    tag: 'Payments',
    summary: 'List the payment methods',
    data: { 200: Type.Array(method) },
  },
  open: {
    tag: 'Payments',
    summary: 'Open a session at the payment provider; older ones end',
    params,
    headers: Type.Object({
      'return-url': Type.Optional(
        wire.text('Page of another frontend to return to; ignored unless its origin is allowed'),
      ),
    }),
    data: { 200: session },
    rejects: [404, 409, 502],
  },
  status: {
    tag: 'Payments',
    summary: 'Read the state of a payment; queries the provider when it is pending',
    params,
    data: { 200: status },
    rejects: [404],
  },
  backend: {
    tag: 'Payments',
    summary: 'Receive a message of the provider, server to server',
    limit,
    consumes,
    body: providerMessage,
    data: { 200: new Whole('Whether the message was accepted', taken) },
  },
  response: {
    tag: 'Payments',
    summary: 'Receive a message of the provider through the browser',
    limit,
    consumes,
    body: providerMessage,
    data: { 303: redirect },
  },
  responseByQuery: {
    tag: 'Payments',
    summary: 'Receive a message of the provider through the browser',
    limit,
    query: providerMessage,
    data: { 303: redirect },
  },
} satisfies Record<string, RouteSchema>;
