/** Couriers (Contract 5.8). JNE takes 0.2 % of the goods and 5,000 for insurance, as it really does. */
export const SHIPPING_METHODS = [
  {
    id: 1,
    name: 'JNE',
    isRajaongkir: true,
    rajaongkirCourierName: 'jne',
    additionalFee: 0,
    insuranceFeePercentage: '0.20',
    insuranceFeeAmount: 5_000,
  },
  {
    id: 2,
    name: 'J&T',
    isRajaongkir: true,
    rajaongkirCourierName: 'jnt',
    additionalFee: 0,
    insuranceFeePercentage: '0.20',
    insuranceFeeAmount: 0,
  },
  {
    id: 3,
    name: 'SiCepat',
    isRajaongkir: true,
    rajaongkirCourierName: 'sicepat',
    additionalFee: 0,
    insuranceFeePercentage: '0.25',
    insuranceFeeAmount: 1_000,
  },
  {
    id: 4,
    name: 'Kurir Toko',
    isRajaongkir: false,
    rajaongkirCourierName: null,
    additionalFee: 25_000,
    insuranceFeePercentage: '0',
    insuranceFeeAmount: 0,
  },
];

/** One way to pay and the provider's number for it at each warehouse; none for manual ones. */
export interface SeedPaymentMethod {
  readonly id: number;
  readonly name: string;
  readonly kind: 'manual' | 'card' | 'virtual_account' | 'e_wallet';
  readonly feeType: 'Percentage' | 'fixed';
  readonly feeAmount: string;
  readonly code: string | null;
}

/** Ways to pay (Contract 5.7): two by hand, three through the provider. */
export const PAYMENT_METHODS: readonly SeedPaymentMethod[] = [
  {
    id: 1,
    name: 'Transfer Manual BCA',
    kind: 'manual',
    feeType: 'fixed',
    feeAmount: '0',
    code: null,
  },
  {
    id: 2,
    name: 'Transfer Manual Mandiri',
    kind: 'manual',
    feeType: 'fixed',
    feeAmount: '0',
    code: null,
  },
  {
    id: 3,
    name: 'Credit Card',
    kind: 'card',
    feeType: 'Percentage',
    feeAmount: '2.90',
    code: '1',
  },
  {
    id: 4,
    name: 'BCA Virtual Account',
    kind: 'virtual_account',
    feeType: 'fixed',
    feeAmount: '4000',
    code: '140',
  },
  {
    id: 5,
    name: 'OVO',
    kind: 'e_wallet',
    feeType: 'Percentage',
    feeAmount: '1.50',
    code: '63',
  },
];
