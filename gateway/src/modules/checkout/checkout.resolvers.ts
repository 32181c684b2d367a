import { ceilDecimal, floorDecimal } from '@gawai/domain/decimal';
import { etdText } from '@gawai/domain/shipping';
import type { Voucher } from '@gawai/domain/voucher';
import type {
  CheckoutQuoteResolvers,
  CustomerResolvers,
  CustomerVouchersArgs,
  DeliveryOfferResolvers,
  ListedVoucherResolvers,
  ProductDeliveryArgs,
  ProductDeliveryResolvers,
  ProductResolvers,
  QuoteDeliveryResolvers,
  QuoteLineResolvers,
  QuoteVoucherResolvers,
} from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import type { PublicData } from '../../cache/public-data/public-data.ts';
import { shopOf } from '../shared/known-customer.ts';
import { deliveryOffers } from './delivery-offers.ts';
import { listedVouchers } from './listed-vouchers.ts';
import { productDelivery } from './product-delivery.ts';
import { paymentMethodChoices } from './quote-payments.ts';
import { readQuoteRequest } from './quote-request.ts';
import { calculateQuote } from './quote-service.ts';
import { warehouseChoices } from './quote-warehouse.ts';
import { submitOrder } from './submit-order.ts';
import { checkVoucher } from './check-voucher.ts';

const checkoutQuote: CheckoutQuoteResolvers = {
  fulfilment: ({ fulfilment }) => {
    if (fulfilment === null) return null;
    const __typename = fulfilment.type === 'PICKUP' ? 'QuotePickup' : 'QuoteDelivery';
    return { ...fulfilment, __typename };
  },
  warehouses: async ({ needs }, _, { data }) => warehouseChoices(await data.warehouses(), needs),
  subtotal: ({ total }) => total,
  discount: ({ voucherDiscount }) => voucherDiscount,
  shipping: ({ shippingFee, additionalShippingFee, totalShippingFee }) => ({
    fee: ceilDecimal(shippingFee),
    additionalFee: ceilDecimal(additionalShippingFee),
    total: totalShippingFee,
  }),
  insurance: ({ insuranceFeePercentage, insuranceFeeAmount, totalInsuranceFee }) => ({
    rate: insuranceFeePercentage,
    fixedFee: insuranceFeeAmount,
    total: totalInsuranceFee,
  }),
  paymentMethods: async ({ fulfilment, voucherMethodId }, _, { data }) =>
    paymentMethodChoices(
      await data.paymentMethods(),
      fulfilment?.warehouse?.id ?? null,
      voucherMethodId,
    ),
  canSubmit: ({ problems }) => problems.length === 0,
};

const quoteLine: QuoteLineResolvers = { subtotal: ({ total }) => total };

const quoteDelivery: QuoteDeliveryResolvers = {
  offers: (fulfilment, _, { data }) => deliveryOffers(fulfilment, data),
};

/** The only payment method that a voucher allows; null for any method, and for one that the shop does not list. */
async function voucherMethod(
  { paymentMethodId }: Pick<Voucher, 'paymentMethodId'>,
  data: PublicData,
) {
  if (paymentMethodId === null) return null;
  const methods = await data.paymentMethods();
  return methods.find(({ id }) => id === paymentMethodId) ?? null;
}

const quoteVoucher: QuoteVoucherResolvers = {
  minOrder: ({ minOrder }) => ceilDecimal(minOrder),
  maxDiscount: ({ maxDiscount }) => floorDecimal(maxDiscount) || null,
  discount: ({ discountAmount }) => discountAmount,
  paymentMethod: (voucher, _, { data }) => voucherMethod(voucher, data),
};

const customer: CustomerResolvers = {
  vouchers: (parent, { lines }: CustomerVouchersArgs, context) =>
    listedVouchers(shopOf(parent), lines ?? null, context),
};

const listedVoucher: ListedVoucherResolvers = {
  paymentMethod: (voucher, _, { data }) => voucherMethod(voucher, data),
};

const product: ProductResolvers = {
  delivery: ({ id }, args: ProductDeliveryArgs, context) => productDelivery(id, args, context),
};

const offer: DeliveryOfferResolvers = {
  service: ({ option }) => option?.service ?? null,
  eta: ({ option }) => etdText(option?.etd ?? null),
  price: ({ totalShippingFee }) => totalShippingFee,
};

const productDeliveryFields: ProductDeliveryResolvers = {
  ...offer,
  insurance: ({ totalInsuranceFee }) => totalInsuranceFee,
};

/** Quotes and orders (specification.md 4, Checkout). */
export const checkoutResolvers: ModuleResolvers = {
  Query: {
    checkoutQuote: (_, { input }, context) => calculateQuote(readQuoteRequest(input), context),
    voucherCheck: (_, { input }, context) => checkVoucher(input, context),
  },
  Mutation: {
    submitOrder: (_, { input }, context) => submitOrder(input, context),
  },
  CheckoutQuote: checkoutQuote,
  Customer: customer,
  Product: product,
  DeliveryOffer: offer,
  ListedVoucher: listedVoucher,
  ProductDelivery: productDeliveryFields,
  QuoteDelivery: quoteDelivery,
  QuoteLine: quoteLine,
  QuoteVoucher: quoteVoucher,
};
