import { RINA, SITI, WAYAN } from './demo-guests.ts';
import { PAY, SEND } from './demo-methods.ts';
import type { DemoOrder } from './demo-order.ts';

const DAY = 24;

/** Orders that were paid: being packed, on their way, picked up, reviewed, given back. */
export const PAID_ORDERS: readonly DemoOrder[] = [
  {
    by: 'customer',
    made: { hoursAgo: 26 * DAY },
    lines: [
      { product: 'Redmi Note 14 Pro 5G 8/256', variant: 'Midnight Black' },
      { product: 'Casing Rugged Armor Redmi Note 14 Pro', variant: 'Hitam' },
    ],
    warehouseId: 1,
    sent: SEND.jneInCity,
    voucher: 'KENALAN75',
    pay: [{ methodId: PAY.virtualAccount }],
    story: [
      { after: 0.4, what: 'pay', row: 0 },
      { after: 5, what: 'ship', resi: 'JNECGK2604417731' },
      {
        after: 4 * DAY,
        what: 'review',
        line: 0,
        star: 5,
        text: 'Layarnya mantap dan baterai kuat seharian. Paket rapi, sampai besoknya.',
      },
      { after: 4 * DAY, what: 'review', line: 1, star: 4, text: 'Kokoh, agak tebal di saku.' },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 21 * DAY },
    lines: [{ product: 'soundcore Space One', variant: 'Jet Black' }],
    warehouseId: 1,
    sent: SEND.sicepat,
    pay: [{ methodId: PAY.ovo }],
    story: [
      { after: 0.1, what: 'pay', row: 0 },
      { after: 20, what: 'ship', resi: '002914477120' },
      {
        after: 4 * DAY,
        what: 'request-refund',
        reason: 'Engsel kiri longgar sejak dibuka, video saat membuka paket sudah saya kirim.',
      },
      {
        after: 5 * DAY,
        what: 'refund',
        note: 'Barang sudah kami terima kembali. Dana dikembalikan ke OVO.',
      },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 15 * DAY },
    lines: [{ product: 'Keychron K2 V2 Wireless 75%', variant: 'Switch Brown' }],
    warehouseId: 1,
    sent: SEND.ownCourier,
    pay: [{ methodId: PAY.bca }],
    story: [
      { after: 0.4, what: 'send-receipt', row: 0 },
      { after: 2, what: 'accept-receipt', row: 0 },
      { after: 6, what: 'ship', resi: 'GAWAI-KT-0151' },
      { after: 5 * DAY, what: 'request-refund', reason: 'Ternyata saya lebih suka switch Red.' },
      {
        after: 6 * DAY,
        what: 'reject-refund',
        note: 'Barang sudah dipakai dan tidak rusak. Switch dapat dibeli terpisah dan dipasang sendiri.',
      },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 9 * DAY },
    lines: [{ product: 'Logitech MX Master 3S', variant: 'Graphite' }],
    warehouseId: 2,
    sent: 'pickup',
    pay: [{ methodId: PAY.card }],
    story: [
      { after: 0.1, what: 'pay', row: 0 },
      { after: 26, what: 'ship', resi: null },
      { after: 3 * DAY, what: 'review', line: 0, star: 5, text: null },
    ],
  },
  {
    by: RINA,
    made: { hoursAgo: 8 * DAY },
    lines: [{ product: 'JBL Go 4', variant: 'Blue', quantity: 2 }],
    warehouseId: 2,
    sent: SEND.jneInCity,
    pay: [{ methodId: PAY.virtualAccount }],
    story: [
      { after: 2, what: 'pay', row: 0 },
      { after: 8, what: 'ship', resi: 'JNEBDO2607730192' },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 6 * DAY },
    lines: [
      { product: 'Lenovo IdeaPad Slim 3 14 Ryzen 5 8/512', variant: 'Arctic Grey' },
      { product: 'Logitech Pebble Mouse 2 M350s', variant: 'Tonal Graphite' },
      { product: 'UGREEN Kabel USB-C 100W Anyaman', variant: '2 meter', quantity: 2 },
    ],
    warehouseId: 1,
    sent: SEND.jneInCity,
    pay: [{ methodId: PAY.card, amount: 4_000_000 }, { methodId: PAY.virtualAccount }],
    story: [
      { after: 0.1, what: 'pay', row: 0 },
      { after: 3, what: 'pay', row: 1 },
      { after: 22, what: 'ship', resi: 'JNECGK2606120458' },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 3 * DAY },
    lines: [{ product: 'JBL Flip 6', variant: 'Black' }],
    warehouseId: 1,
    sent: SEND.jneInCity,
    pay: [{ methodId: PAY.mandiri }],
    story: [
      { after: 0.5, what: 'send-receipt', row: 0 },
      { after: 14, what: 'accept-receipt', row: 0 },
      {
        after: 2 * DAY,
        what: 'request-refund',
        reason: 'Saya salah pilih warna, belum dikirim kan?',
      },
    ],
  },
  {
    by: 'customer',
    made: { hoursAgo: 2.5 * DAY },
    lines: [{ product: 'Xiaomi Smart Band 9', variant: 'Arctic Blue' }],
    warehouseId: 1,
    sent: SEND.jneInCity,
    voucher: 'AKSESORI8',
    pay: [{ methodId: PAY.ovo }],
    story: [
      { after: 0.1, what: 'pay', row: 0 },
      { after: 1, what: 'request-refund', reason: 'Sudah dibelikan kantor, mohon dibatalkan.' },
      { after: 20, what: 'refund', note: 'Belum dikirim, dana dikembalikan penuh.' },
    ],
  },
  {
    by: WAYAN,
    made: { hoursAgo: 1.5 * DAY },
    lines: [{ product: 'AirPods 4 dengan ANC' }],
    warehouseId: 3,
    sent: SEND.sicepat,
    pay: [{ methodId: PAY.card }],
    story: [{ after: 0.1, what: 'pay', row: 0 }],
  },
  {
    by: 'customer',
    made: { hoursAgo: 20 },
    lines: [
      { product: 'Xiaomi Pad 7 8/256', variant: 'Gray' },
      { product: 'UGREEN Nexode 65W GaN 3 Port' },
    ],
    warehouseId: 1,
    sent: SEND.jneInCity,
    pay: [{ methodId: PAY.virtualAccount }],
    story: [{ after: 0.3, what: 'pay', row: 0 }],
  },
  {
    by: SITI,
    made: { hoursAgo: 19 },
    lines: [{ product: 'Anker Nano 30W USB-C', variant: 'White' }],
    warehouseId: 3,
    sent: 'pickup',
    pay: [{ methodId: PAY.ovo }],
    story: [{ after: 0.1, what: 'pay', row: 0 }],
  },
];
