import { RINA, WAYAN } from './demo-guests.ts';
import { PAY, SEND } from './demo-methods.ts';
import type { DemoOrder } from './demo-order.ts';
import { pay, rejectReceipt, sendReceipt } from './steps.ts';

const DAY = 24;

/** Orders that were not paid in time, and orders that still wait for all of their money or a part. */
export const UNPAID_ORDERS: readonly DemoOrder[] = [
  {
    placed: { hoursPastExpiry: 10 * DAY },
    lines: [{ product: 'Sony WH-1000XM5', variant: 'Silver' }],
    to: 'office',
    sent: SEND.jne,
    pay: [{ methodId: PAY.bca }],
  },
  {
    by: RINA,
    placed: { hoursPastExpiry: 4 * DAY },
    lines: [{ product: 'Rexus Daxa M84 Pro TKL Hotswap', variant: 'Retro Cream, Linear' }],
    warehouseId: 2,
    pay: [{ methodId: PAY.virtualAccount }],
  },
  {
    placed: { shareOfTimeLimit: 0.5 },
    lines: [{ product: 'Logitech MX Keys S', variant: 'Graphite' }],
    to: 'office',
    sent: SEND.jne,
    pay: [{ methodId: PAY.mandiri }],
    steps: [
      [0.1, sendReceipt],
      [0.3, rejectReceipt('Nama pengirim dan jumlahnya terpotong. Mohon unggah bukti yang utuh.')],
    ],
  },
  {
    placed: { shareOfTimeLimit: 0.4 },
    lines: [{ product: 'Samsung T7 SSD Portabel 1 TB', variant: 'Indigo Blue' }],
    pay: [{ methodId: PAY.bca }],
    steps: [[0.2, sendReceipt]],
  },
  {
    placed: { shareOfTimeLimit: 0.3 },
    lines: [{ product: 'POCO X7 Pro 5G 12/256', variant: 'POCO Yellow' }],
    pay: [{ methodId: PAY.virtualAccount, amount: 3_000_000 }, { methodId: PAY.bca }],
    steps: [[0.1, pay()]],
  },
  {
    by: WAYAN,
    placed: { shareOfTimeLimit: 0.25 },
    lines: [{ product: 'Huawei Watch GT 5 46 mm', variant: 'Kulit Cokelat' }],
    sent: SEND.jne,
    pay: [{ methodId: PAY.bca }],
    steps: [[0.1, sendReceipt]],
  },
  {
    placed: { shareOfTimeLimit: 0.2 },
    lines: [
      { product: 'Anker Nano Power Bank 10000 30W', variant: 'Shell White' },
      { product: 'Anker 765 USB-C 240W Nylon 1,8 m', variant: 'White' },
    ],
    pay: [{ methodId: PAY.bca }],
  },
  {
    by: RINA,
    placed: { shareOfTimeLimit: 0.15 },
    lines: [{ product: 'Redmi Buds 6 Play', variant: 'White' }],
    warehouseId: 2,
    pay: [{ methodId: PAY.ovo }],
  },
  {
    placed: { shareOfTimeLimit: 0.1 },
    lines: [{ product: 'MacBook Air 13 M4 16/256', variant: 'Midnight' }],
    pay: [{ methodId: PAY.card, amount: 10_000_000 }, { methodId: PAY.virtualAccount }],
  },
];
