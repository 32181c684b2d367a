import { parseDecimal, wholeDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import { checkLines } from '@gawai/domain/line-check';
import { problemField, type Problem } from '@gawai/domain/problem';
import { quote } from '@gawai/domain/quote';
import type { Voucher } from '@gawai/domain/voucher';
import type { ShippingMethod } from '@gawai/domain/shipping';
import { checkWarehouses, chooseWarehouse } from '@gawai/domain/stock';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { CheckoutQuoteInput, SubmitOrderInput } from '@gawai/client/schema-types';
import { samplePaymentMethods, toMethod } from './sample-payment-methods.ts';
import type { sampleProduct } from './sample-shop.ts';

type Product = ReturnType<typeof sampleProduct>;

const decimal = (value: string): Decimal => parseDecimal(value) ?? zeroDecimal;
const region = (id: string, name: string) => ({ __typename: 'Region', id, name });

const warehouses = [
  {
    id: 'Warehouse:1',
    name: 'Gudang Jakarta',
    isDefault: true,
    address: 'Jl. Raya Bekasi 1',
    openingHours: 'Senin-Sabtu 09.00-18.00',
  },
  { id: 'Warehouse:2', name: 'Gudang Surabaya', isDefault: false, address: 'Jl. Rungkut 2' },
];

const courier = (id: number, name: string, hasOptions: boolean, additionalFee: string) => ({
  id: `ShippingMethod:${id}`,
  name,
  hasOptions,
  additionalFee,
  insuranceFeePercentage: hasOptions ? '0.20' : '0',
  insuranceFeeAmount: hasOptions ? '5000' : '0',
});

const couriers = [
  courier(1, 'JNE', true, '0'),
  courier(2, 'J&T', true, '0'),
  courier(3, 'SiCepat', true, '0'),
  courier(4, 'Kurir Toko', false, '25000'),
];

const services = [
  { service: 'REG', eta: '2-3 hari', cost: 36_000 },
  { service: 'YES', eta: '1 hari', cost: 72_000 },
];

/** Ten per cent, at most Rp 500.000, for goods from Rp 1.000.000. */
const hemat10: Voucher = {
  discount: { type: 'PERCENTAGE', amount: decimal('10') },
  maxDiscount: decimal('500000'),
  minOrder: decimal('1000000'),
  paymentMethodId: null,
};

const toShipping = (found: (typeof couriers)[number] | undefined): ShippingMethod | null =>
  found === undefined
    ? null
    : {
        isCourierCalculated: found.hasOptions,
        additionalFee: decimal(found.additionalFee),
        insuranceFeePercentage: decimal(found.insuranceFeePercentage),
        insuranceFeeAmount: decimal(found.insuranceFeeAmount),
      };

const toProblem = (problem: Problem) => ({
  code: problem.code,
  message: problemText(problem),
  path: problemField(problem)?.split('.') ?? [],
});

/** The options of each courier for the sample address: JNE has some, J&T fails, SiCepat returns an empty list. */
function offerOf(
  id: string | null,
  service: string | null,
): { options: typeof services; problem: Problem | null } {
  if (id === 'ShippingMethod:2') {
    return { options: [], problem: { code: 'SHIPPING_OPTIONS_FAILED' } };
  }
  if (id === 'ShippingMethod:3')
    return { options: [], problem: { code: 'SHIPPING_OPTIONS_EMPTY' } };
  const isKnown = service === null || services.some((option) => option.service === service);
  return { options: services, problem: isKnown ? null : { code: 'SHIPPING_OPTION_UNKNOWN' } };
}

/** The cheapest service of each courier; those without an option are left out. */
function offersBefore() {
  return couriers.flatMap((method) => {
    const [cheapest] = method.hasOptions ? offerOf(method.id, null).options : [];
    if (method.hasOptions && cheapest === undefined) return [];
    const price = cheapest?.cost ?? Number(method.additionalFee);
    return [{ method, service: cheapest?.service ?? null, eta: cheapest?.eta ?? null, price }];
  });
}

function quoteOf(products: readonly Product[], input: CheckoutQuoteInput) {
  const lines = input.lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId) ?? null;
    return { ...line, variantId: line.variantId ?? null, product };
  });
  const isPickup = Boolean(input.fulfilment?.pickup);
  const delivery = input.fulfilment?.delivery;
  const checks = checkWarehouses(
    warehouses,
    lines.map(({ productId, variantId, quantity, product }) => ({
      productId,
      variantId,
      quantity,
      warehouseStocks: (product?.stocks ?? []).map(({ warehouse, stock }) => ({
        warehouseId: warehouse.id,
        stock,
      })),
    })),
  );
  const eligible = checks.filter(({ blockedBy }) => blockedBy.length === 0);
  const requestedId = delivery?.warehouseId ?? input.fulfilment?.pickup?.warehouseId;
  const warehouse =
    warehouses.find(({ id }) => id === requestedId) ??
    chooseWarehouse(
      eligible.map((check) => check.warehouse),
      isPickup ? 'PICKUP' : 'DELIVERY',
    ) ??
    null;
  const method = couriers.find(({ id }) => id === delivery?.shippingMethodId);
  const { options, problem: offerProblem } =
    method?.hasOptions === true
      ? offerOf(method.id, delivery?.service ?? null)
      : { options: [], problem: null };
  const option = options.find(({ service }) => service === delivery?.service) ?? options[0] ?? null;
  const problems: Problem[] = checkLines(
    lines.map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.quantity,
      acceptedPrice: line.seenPrice ?? null,
      productName: line.product?.name ?? 'Produk ini',
      product: line.product && {
        active: line.product.availability !== 'INACTIVE',
        price: line.product.price,
        onlineStock: line.product.onlineStock,
        variants: [],
      },
    })),
  );
  if (input.fulfilment && warehouse === null) problems.push({ code: 'NO_WAREHOUSE' });
  if (delivery && !delivery.cityId) problems.push({ code: 'DESTINATION_REQUIRED' });
  const figures = quote({
    lines: lines.map(({ product, quantity }) => ({
      price: product?.price ?? 0,
      quantity,
      weight: wholeDecimal(product?.weight ?? 0),
    })),
    voucher: input.voucherCode === 'HEMAT10' ? hemat10 : null,
    shippingType: isPickup ? 'PICKUP' : 'DELIVERY',
    method: toShipping(method),
    option: option && { cost: wholeDecimal(option.cost) },
    warehouseId: warehouse?.id ?? null,
    payments: (input.payments ?? []).map(({ methodId, amount }) => {
      const found = samplePaymentMethods.find(({ id }) => id === methodId);
      return { method: found ? toMethod(found) : null, amount };
    }),
    shippingProblem: offerProblem,
  });
  const all = [...problems, ...figures.problems].map(toProblem);
  return {
    ...figures,
    lines: lines.map((line, index) => ({
      product: line.product,
      variant: null,
      quantity: line.quantity,
      availableQuantity: line.product?.onlineStock ?? 0,
      price: line.product?.price ?? 0,
      subtotal: figures.lines[index]?.lineTotal ?? 0,
      weight: line.product?.weight ?? 0,
      problems: all.filter(({ path }) => path[0] === 'lines' && path[1] === String(index)),
    })),
    totalWeight: Number(figures.totalWeight.coefficient),
    fulfilment: isPickup
      ? { __typename: 'QuotePickup', warehouse }
      : {
          __typename: 'QuoteDelivery',
          warehouse,
          method: method ?? null,
          options,
          option,
          offers: delivery?.cityId ? offersBefore() : [],
        },
    warehouses: checks.map((check) => ({
      warehouse: check.warehouse,
      canFulfil: check.blockedBy.length === 0,
      shortLines: check.blockedBy,
    })),
    subtotal: figures.total,
    discount: figures.voucherDiscount,
    shipping: {
      fee: option?.cost ?? 0,
      additionalFee: Number(method?.additionalFee ?? 0),
      total: figures.totalShippingFee,
    },
    insurance: {
      rate: method?.insuranceFeePercentage ?? '0',
      fixedFee: method?.insuranceFeeAmount ?? '0',
      total: figures.totalInsuranceFee,
    },
    canSubmit: figures.submittable,
    payments: figures.payments.map(({ methodId, amount, feeAmount, total }) => ({
      method: samplePaymentMethods.find(({ id }) => id === methodId) ?? null,
      amount,
      fee: feeAmount,
      total,
      installments: [],
    })),
    paymentMethods: samplePaymentMethods.map((each) => ({
      method: each,
      isAvailable: each.id !== 'PaymentMethod:4' || warehouse?.id !== 'Warehouse:2',
    })),
    problems: all,
  };
}

/** Root fields of a checkout over these products: it quotes by the rules of the domain and takes every order. */
export function sampleCheckout(products: readonly Product[]) {
  return {
    shippingMethods: couriers,
    paymentMethods: samplePaymentMethods,
    provinces: [region('Province:31', 'DKI Jakarta'), region('Province:32', 'Jawa Barat')],
    cities: ({ provinceId }: { provinceId: string }) =>
      provinceId === 'Province:32'
        ? [region('City:3275', 'Kota Bekasi'), region('City:3273', 'Kota Bandung')]
        : [region('City:3174', 'Kota Jakarta Selatan')],
    districts: ({ cityId }: { cityId: string }) =>
      cityId === 'City:3275'
        ? [region('District:327501', 'Bekasi Barat'), region('District:327502', 'Bekasi Timur')]
        : [region('District:317401', 'Tebet')],
    checkoutQuote: ({ input }: { input: CheckoutQuoteInput }) => quoteOf(products, input),
    submitOrder: (_: { input: SubmitOrderInput }) => ({
      order: {
        __typename: 'Order',
        id: 'Order:SO900',
        accessHash: 'f3b1'.repeat(10),
        number: 'SO900',
      },
      userErrors: [],
    }),
  };
}
