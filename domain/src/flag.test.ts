import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFlag, readPaidState, readTransactionStatus } from './flag.ts';
import { mayPay } from './order-status.ts';

type FlagBook = {
  flag_values: { wire: unknown; as_flag: boolean }[];
  payment_state_values: { wire: unknown; state: string; pay_button: boolean }[];
};

const book: FlagBook = JSON.parse(
  readFileSync(new URL('../cases/order-status-cases.json', import.meta.url), 'utf8'),
);

const onWire = (wire: unknown): unknown => (wire === '<key missing>' ? undefined : wire);

describe('worked flag cases', () => {
  it('lists 25 flag values and 16 payment states', () => {
    expect(book.flag_values).toHaveLength(25);
    expect(book.payment_state_values).toHaveLength(16);
  });

  it.each(book.flag_values)('reads $wire as $as_flag', ({ wire, as_flag }) => {
    expect(readFlag(onWire(wire))).toBe(as_flag);
  });

  it.each(book.payment_state_values)(
    'reads payment $wire as $state',
    ({ wire, state, pay_button }) => {
      expect(readPaidState(onWire(wire))).toBe(state);
      expect(mayPay({ state: readPaidState(onWire(wire)) }, { isRefunded: false })).toBe(
        pay_button,
      );
    },
  );
});

describe('readFlag and readPaidState', () => {
  it.each([[[1]], [{ 0: 1 }], ['yes'], [NaN], ['1,0'], ['1e3']])('reads %o as no', (wire) => {
    expect(readFlag(wire)).toBe(false);
    expect(readPaidState(wire)).toBe('PENDING');
  });

  it.each([[0.5], ['0.01'], ['3'], [' true ']])('reads %o as yes', (wire) => {
    expect(readFlag(wire)).toBe(true);
    expect(readPaidState(wire)).toBe('PAID');
  });

  it('reads a fraction below zero as expired', () => {
    expect(readPaidState('-0.5')).toBe('EXPIRED');
    expect(readFlag('-0.5')).toBe(false);
  });
});

describe('readTransactionStatus', () => {
  it.each([
    ['1', 'PAID'],
    [1, 'PAID'],
    ['1.0', 'PAID'],
    ['0', 'FAILED'],
    [0, 'FAILED'],
    ['6', 'PENDING'],
    [' 6 ', 'PENDING'],
  ])('reads %j as %s', (wire, status) => {
    expect(readTransactionStatus(wire)).toBe(status);
  });

  it.each([null, undefined, '', ' ', '2', -1, '60', 'paid', true, {}, [1], 'constructor'])(
    'returns null for %j',
    (wire) => {
      expect(readTransactionStatus(wire)).toBeNull();
    },
  );
});
