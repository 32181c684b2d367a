/** Hash of the sample order. */
export const ORDER_HASH = 'a'.repeat(40);
/** Hashes of its two payments: the manual transfer, and the one through the payment provider. */
export const MANUAL_HASH = 'b'.repeat(40);
export const GATEWAY_HASH = 'c'.repeat(40);

/** One payment of the sample order; `changes` replaces fields. */
export function samplePayment(changes: Record<string, unknown> = {}) {
  return {
    __typename: 'OrderPayment',
    id: 'OrderPayment:2',
    accessHash: GATEWAY_HASH,
    methodName: 'BCA Virtual Account',
    total: 504_000,
    state: 'PENDING',
    stateLabel: 'Belum Dibayar',
    isConfirmed: false,
    kind: 'GATEWAY',
    isPayable: true,
    expiresAt: '2026-11-21T14:03:22+07:00',
    receiptState: null,
    receiptNote: null,
    transactionStatus: null,
    method: null,
    ...changes,
  };
}

/** The manual transfer of the sample order. */
export const manualPayment = samplePayment({
  id: 'OrderPayment:1',
  accessHash: MANUAL_HASH,
  methodName: 'Transfer Manual BCA',
  total: 600_000,
  kind: 'MANUAL',
});

/** Self pickup at a warehouse with all of its optional fields. */
export const samplePickup = {
  __typename: 'OrderPickup',
  warehouseName: 'Toko Bandung',
  address: 'Jl. Braga 1, Bandung 40111',
  openingHours: 'Setiap hari 10.00-20.00',
  phone: '+62220000112',
};

/** Fields of an order that a voucher covers entirely: it has no payments and is paid from the start. */
export const nothingDue = {
  status: 'PROCESSING',
  statusLabel: 'Sedang Diproses',
  discount: 1_000_000,
  shipping: { total: 0 },
  insurance: { total: 0 },
  amountDue: 0,
  paymentFee: 0,
  grandTotal: 0,
  payments: [],
};

/** The line of the sample order; `changes` replaces fields. */
export function sampleLine(changes: Record<string, unknown> = {}) {
  return {
    __typename: 'OrderLine',
    id: 'OrderLine:1',
    productName: 'Gawai 1',
    variantName: 'Hitam',
    price: 500_000,
    quantity: 2,
    subtotal: 1_000_000,
    product: null,
    review: null,
    canReview: false,
    ...changes,
  };
}

/** An order whose payments have arrived. */
export const paidStatus = { status: 'PROCESSING', statusLabel: 'Sedang Diproses' };

/** An order of one line and two payments, nothing paid yet. */
export function sampleOrder(changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Order',
    id: 'Order:SO261120000900',
    accessHash: ORDER_HASH,
    number: 'SO261120000900',
    placedAt: '2026-11-20T14:03:22+07:00',
    status: 'AWAITING_PAYMENT',
    statusLabel: 'Menunggu Pembayaran',
    lines: [sampleLine()],
    subtotal: 1_000_000,
    discount: 0,
    shipping: { total: 93_000 },
    insurance: { total: 7_000 },
    amountDue: 1_100_000,
    paymentFee: 4_000,
    grandTotal: 1_104_000,
    payments: [manualPayment, samplePayment()],
    fulfilment: {
      __typename: 'OrderDelivery',
      methodName: 'JNE',
      service: 'REG',
      warehouseName: 'Gudang Jakarta',
      trackingNumber: null,
      trackingUrl: null,
    },
    contact: { firstName: 'Sari', lastName: null, phone: '+6281299990000', email: 's@example.com' },
    address: {
      firstName: 'Sari',
      lastName: null,
      phone: '+6281299990000',
      street: 'Jl. Melati No. 5',
      districtName: 'Tebet',
      cityName: 'Kota Jakarta Selatan',
      provinceName: 'DKI Jakarta',
      zipCode: '12810',
    },
    totalWeight: 1700,
    refund: null,
    canRequestRefund: false,
    canCancel: false,
    timeline: null,
    ...changes,
  };
}
