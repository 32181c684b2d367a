import { shopTime } from '../../http/shop-time.ts';

const SEQUENCE_SIGNS = 6;
const LONGER = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/**
 * The number people call an order by: `SO`, the day in Jakarta as yymmdd, and the order's place in
 * the sequence of all orders, so that numbers sort by text in time order (shop-api.md 5.19). Past
 * 999.999 a letter for the length stands before the longer digits, as letters sort behind digits.
 */
export function orderNumber(time: Date, sequence: number): string {
  const day = shopTime(time).slice(2, 10).replaceAll('-', '');
  const digits = String(sequence).padStart(SEQUENCE_SIGNS, '0');
  return `SO${day}${LONGER[digits.length - SEQUENCE_SIGNS] ?? ''}${digits}`;
}
