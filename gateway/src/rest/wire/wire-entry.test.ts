import { describe, expect, it } from 'vitest';
import { decimalText } from '@gawai/domain/decimal';
import { readUsable, UnusableEntry, WireEntry } from './wire-entry.ts';

/** The result of a reader for a field with this value, or the name of the unusable field. */
function read<Value>(value: unknown, reader: (entry: WireEntry) => Value): Value | string {
  const result = readUsable({ field: value }, reader);
  return result.ok ? result.entry : `unusable: ${result.field}`;
}

const UNUSABLE = 'unusable: field';
const NOTHING = [null, undefined, '', '  '];

describe('WireEntry', () => {
  it.each([null, undefined, [], 'text', 5])('throws UnusableEntry for %j', (value) => {
    expect(() => new WireEntry(value)).toThrow(UnusableEntry);
    expect(readUsable(value, () => 'read')).toEqual({ ok: false, field: '(entry)' });
  });

  it('does not catch other errors of a reader', () => {
    const broken = () => {
      throw new TypeError('no function');
    };
    expect(() => readUsable({}, broken)).toThrow(TypeError);
  });

  it.each(NOTHING)('skips a field with %j and reads the next one', (value) => {
    const entry = new WireEntry({ field: value, other: 'x' });
    expect(entry.either('field', 'other')).toBe('x');
    expect(entry.either('field')).toBeUndefined();
  });

  it.each([0, false, []])('does not skip a field with %j', (value) => {
    expect(new WireEntry({ field: value, other: 'x' }).either('field', 'other')).toBe(value);
  });
});

describe('required fields of WireEntry', () => {
  it.each([...NOTHING, 0, '0', -1, 'a b', {}])('throws for the id %j', (value) => {
    expect(read(value, (entry) => entry.id('field', 'other'))).toBe(UNUSABLE);
  });

  it('returns the id of the first field that has one', () => {
    expect(read(7, (entry) => entry.id('other', 'field'))).toBe('7');
  });

  it.each([...NOTHING, {}])('throws for the text %j', (value) => {
    expect(read(value, (entry) => entry.text('field'))).toBe(UNUSABLE);
  });

  it.each([...NOTHING, 'a/b', '..'])('throws for the slug %j', (value) => {
    expect(read(value, (entry) => entry.slug('field'))).toBe(UNUSABLE);
  });

  it('returns a slug that can be a segment of a path', () => {
    expect(read('galaxy-a55', (entry) => entry.slug('field'))).toBe('galaxy-a55');
  });

  it.each([...NOTHING, -1, '1.500.000', {}])('throws for the price %j', (value) => {
    expect(read(value, (entry) => entry.requiredRupiah('field'))).toBe(UNUSABLE);
  });

  it.each([
    [0, 0],
    ['4999000.50', 4_999_001],
  ])('returns the price %j as %j', (value, price) => {
    expect(read(value, (entry) => entry.requiredRupiah('field'))).toBe(price);
  });
});

describe('number fields of WireEntry', () => {
  it.each([-1, '1,5', {}])('throws or returns null or 0 for the unreadable value %j', (value) => {
    expect(read(value, (entry) => entry.rupiah('field'))).toBe(UNUSABLE);
    expect(read(value, (entry) => entry.amount('field'))).toBe(UNUSABLE);
    expect(read(value, (entry) => entry.rupiahOrNull('field'))).toBeNull();
    expect(read(value, (entry) => entry.amountOrNull('field'))).toBeNull();
    expect(read(value, (entry) => decimalText(entry.grams('field')))).toBe('0');
  });

  it.each(NOTHING)('returns 0 or null for %j', (value) => {
    expect(read(value, (entry) => entry.rupiah('field'))).toBe(0);
    expect(read(value, (entry) => decimalText(entry.amount('field')))).toBe('0');
    expect(read(value, (entry) => decimalText(entry.grams('field')))).toBe('0');
    expect(read(value, (entry) => entry.rupiahOrNull('field'))).toBeNull();
    expect(read(value, (entry) => entry.amountOrNull('field'))).toBeNull();
    expect(read(value, (entry) => entry.wholeOrNull('field'))).toBeNull();
  });

  it('returns exact decimals, and whole rupiah for amounts that are shown', () => {
    const exact = (entry: WireEntry) => [entry.amount('field'), entry.amountOrNull('field')];
    const amount = { coefficient: 25n, scale: 1 };
    expect(read('2.50', exact)).toEqual([amount, amount]);
    expect(read('2.50', (entry) => entry.grams('field'))).toEqual(amount);
    expect(read('2.50', (entry) => entry.rupiahOrNull('field'))).toBe(3);
    expect(read(0, (entry) => entry.amountOrNull('field'))).toEqual({ coefficient: 0n, scale: 0 });
    expect(read(0, (entry) => entry.rupiahOrNull('field'))).toBeNull();
  });

  it.each([
    [3, 3],
    ['3', 3],
    [-3, 0],
    ['x', 0],
    [null, 0],
    [2_147_483_647, 2_147_483_647],
    ['9999999999', 2_147_483_647],
  ])('returns the stock %j as %i', (value, stock) => {
    expect(read(value, (entry) => entry.stock('field'))).toBe(stock);
  });
});

describe('WireEntry.wholeOrNull', () => {
  it.each([
    [0, 0],
    ['12', 12],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, null],
    ['-9999999999', null],
    [1.5, null],
  ])('returns %j as %j', (value, whole) => {
    expect(read(value, (entry) => entry.wholeOrNull('field'))).toBe(whole);
  });
});

describe('optional fields of WireEntry', () => {
  it.each([
    [12, '12'],
    [0, null],
    ['a/b', null],
  ])('returns the id %j of another record as %j', (value, id) => {
    expect(read(value, (entry) => entry.idOrNull('field'))).toBe(id);
  });

  it('returns the states of a payment', () => {
    const states = [1, 0, '-1'].map((value) => read(value, (entry) => entry.paidState('field')));
    expect(states).toEqual(['PAID', 'PENDING', 'EXPIRED']);
  });

  it.each([
    [' depan.webp ', 'depan.webp'],
    ['  ', null],
    [5, null],
  ])('returns the image %j as %j', (value, image) => {
    expect(read(value, (entry) => entry.image('field'))).toBe(image);
  });

  it.each([
    ['a list', [{ id: 1 }, { id: 'a b' }, null, { id: 2 }], ['1', '2']],
    ['a single object', { id: 1 }, ['1']],
    ['no list', 'text', []],
  ])('returns the usable entries of %s', (_, value, ids) => {
    const idOf = (inner: WireEntry) => inner.id('id');
    expect(read(value, (entry) => entry.entries('field', idOf))).toEqual(ids);
  });

  it('returns a single object with an identifying field as a list', () => {
    const services = (entry: WireEntry) =>
      entry.entries('field', (inner) => inner.text('service'), 'service');
    expect(read({ service: 'REG' }, services)).toEqual(['REG']);
  });
});
