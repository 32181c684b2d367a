import { RINA, SITI, WAYAN } from './demo-guests.ts';
import { PAY, SEND } from './demo-methods.ts';
import type { DemoOrder } from './demo-order.ts';
import {
  acceptReceipt,
  requestRefundStep,
  pay,
  refund,
  rejectRefundStep,
  review,
  sendReceipt,
  ship,
} from './steps.ts';

const DAY = 24;

/** Orders that were paid: being packed, on their way, picked up, reviewed, refunded. */
export const PAID_ORDERS: readonly DemoOrder[] = [
  {
    placed: { hoursAgo: 26 * DAY },
    lines: [
      { product: 'Redmi Note 14 Pro 5G 8/256', variant: 'Midnight Black' },
      { product: 'Casing Rugged Armor Redmi Note 14 Pro', variant: 'Hitam' },
    ],
    voucher: 'KENALAN75',
    pay: [{ methodId: PAY.virtualAccount }],
    steps: [
      [0.4, pay()],
      [5, ship('JNECGK2604417731')],
      [
        4 * DAY,
        review(0, 5, 'Layarnya mantap dan baterai kuat seharian. Paket rapi, sampai besoknya.'),
      ],
      [4 * DAY, review(1, 4, 'Kokoh, agak tebal di saku.')],
    ],
  },
  {
    placed: { hoursAgo: 21 * DAY },
    lines: [{ product: 'soundcore Space One', variant: 'Jet Black' }],
    sent: SEND.sicepat,
    pay: [{ methodId: PAY.ovo }],
    steps: [
      [0.1, pay()],
      [20, ship('002914477120')],
      [
        4 * DAY,
        requestRefundStep(
          'Engsel kiri longgar sejak dibuka, video saat membuka paket sudah saya kirim.',
        ),
      ],
      [5 * DAY, refund('Barang sudah kami terima kembali. Dana dikembalikan ke OVO.')],
    ],
  },
  {
    placed: { hoursAgo: 15 * DAY },
    lines: [{ product: 'Keychron K2 V2 Wireless 75%', variant: 'Switch Brown' }],
    sent: SEND.ownCourier,
    pay: [{ methodId: PAY.bca }],
    steps: [
      [0.4, sendReceipt],
      [2, acceptReceipt],
      [6, ship('GAWAI-KT-0151')],
      [5 * DAY, requestRefundStep('Ternyata saya lebih suka switch Red.')],
      [
        6 * DAY,
        rejectRefundStep(
          'Barang sudah dipakai dan tidak rusak. Switch dapat dibeli terpisah dan dipasang sendiri.',
        ),
      ],
    ],
  },
  {
    placed: { hoursAgo: 9 * DAY },
    lines: [{ product: 'Logitech MX Master 3S', variant: 'Graphite' }],
    warehouseId: 2,
    sent: 'pickup',
    pay: [{ methodId: PAY.card }],
    steps: [
      [0.1, pay()],
      [26, ship(null)],
      [3 * DAY, review(0, 5, null)],
    ],
  },
  {
    by: RINA,
    placed: { hoursAgo: 8 * DAY },
    lines: [{ product: 'JBL Go 4', variant: 'Blue', quantity: 2 }],
    warehouseId: 2,
    pay: [{ methodId: PAY.virtualAccount }],
    steps: [
      [2, pay()],
      [8, ship('JNEBDO2607730192')],
    ],
  },
  {
    placed: { hoursAgo: 6 * DAY },
    lines: [
      { product: 'Lenovo IdeaPad Slim 3 14 Ryzen 5 8/512', variant: 'Arctic Grey' },
      { product: 'Logitech Pebble Mouse 2 M350s', variant: 'Tonal Graphite' },
      { product: 'UGREEN Kabel USB-C 100W Anyaman', variant: '2 meter', quantity: 2 },
    ],
    pay: [{ methodId: PAY.card, amount: 4_000_000 }, { methodId: PAY.virtualAccount }],
    steps: [
      [0.1, pay()],
      [3, pay(1)],
      [22, ship('JNECGK2606120458')],
    ],
  },
  {
    placed: { hoursAgo: 3 * DAY },
    lines: [{ product: 'JBL Flip 6', variant: 'Black' }],
    pay: [{ methodId: PAY.mandiri }],
    steps: [
      [0.5, sendReceipt],
      [14, acceptReceipt],
      [2 * DAY, requestRefundStep('Saya salah pilih warna, belum dikirim kan?')],
    ],
  },
  {
    placed: { hoursAgo: 2.5 * DAY },
    lines: [{ product: 'Xiaomi Smart Band 9', variant: 'Arctic Blue' }],
    voucher: 'AKSESORI8',
    pay: [{ methodId: PAY.ovo }],
    steps: [
      [0.1, pay()],
      [1, requestRefundStep('Sudah dibelikan kantor, mohon dibatalkan.')],
      [20, refund('Belum dikirim, dana dikembalikan penuh.')],
    ],
  },
  {
    by: WAYAN,
    placed: { hoursAgo: 1.5 * DAY },
    lines: [{ product: 'AirPods 4 dengan ANC' }],
    warehouseId: 3,
    sent: SEND.sicepat,
    pay: [{ methodId: PAY.card }],
    steps: [[0.1, pay()]],
  },
  {
    placed: { hoursAgo: 20 },
    lines: [
      { product: 'Xiaomi Pad 7 8/256', variant: 'Gray' },
      { product: 'UGREEN Nexode 65W GaN 3 Port' },
    ],
    pay: [{ methodId: PAY.virtualAccount }],
    steps: [[0.3, pay()]],
  },
  {
    by: SITI,
    placed: { hoursAgo: 19 },
    lines: [{ product: 'Anker Nano 30W USB-C', variant: 'White' }],
    warehouseId: 3,
    sent: 'pickup',
    pay: [{ methodId: PAY.ovo }],
    steps: [[0.1, pay()]],
  },
];
