import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldReader } from './field-reader.ts';

/** Reads one field and returns value and errors. */
function read<T>(value: unknown, readField: (reader: FieldReader) => T) {
  const reader = new FieldReader({ field: value });
  const result = readField(reader);
  return { result, errors: reader.errors?.['field'] ?? null };
}

describe('FieldReader text', () => {
  const required = (reader: FieldReader) => reader.requiredText('field', 'Nama', 5);
  const optional = (reader: FieldReader) => reader.optionalText('field', 'Nama', 5);

  it('trims a text and reads a number as its digits', () => {
    expect(read(' Budi ', required)).toEqual({ result: 'Budi', errors: null });
    expect(read(12810, required)).toEqual({ result: '12810', errors: null });
  });

  it.each([undefined, null, '', '   ', '\u200B', '\u2800 '])('reports %j as missing', (value) => {
    expect(read(value, required).errors).toEqual(['Kolom Nama harus diisi']);
    expect(read(value, optional)).toEqual({ result: null, errors: null });
  });

  it.each(['a\0b', '\ud800', 'x\udc00', {}, [], true])('rejects %j', (value) => {
    expect(read(value, required).errors).toEqual(['Kolom Nama tidak valid']);
    expect(read(value, optional).errors).toEqual(['Kolom Nama tidak valid']);
  });

  it('rejects a text above the maximum length', () => {
    expect(read('abcde', optional).errors).toBeNull();
    expect(read('abcdef', optional).errors).toEqual(['Kolom Nama maksimal 5 karakter']);
  });
});

describe('FieldReader id', () => {
  const required = (reader: FieldReader) => reader.requiredId('field', 'Gudang');

  it.each([
    [1, 1],
    ['12', 12],
    [12.0, 12],
    [2_147_483_647, 2_147_483_647],
  ])('reads %j', (value, id) => {
    expect(read(value, required)).toEqual({ result: id, errors: null });
  });

  it.each([0, -1, 1.5, 2_147_483_648, '1.0', 'x', {}, '99999999999'])(
    'rejects %j as an id',
    (value) => {
      expect(read(value, required).errors).toEqual(['Kolom Gudang tidak valid']);
    },
  );

  it('reports a missing required id', () => {
    expect(read(null, required).errors).toEqual(['Kolom Gudang harus dipilih']);
    expect(read(null, (reader) => reader.optionalId('field', 'Gudang')).errors).toBeNull();
  });
});

describe('FieldReader number', () => {
  const rupiah = (reader: FieldReader) => reader.rupiah('field', 'Total');
  const decimal = (reader: FieldReader) => reader.decimal('field', 'Persen');

  it.each([
    [12_500_000, 12_500_000],
    ['12500000', 12_500_000],
    ['12500000.00', 12_500_000],
    [3_000_000_000, 3_000_000_000],
    [null, 0],
    ['', 0],
  ])('reads %j as rupiah', (value, amount) => {
    expect(read(value, rupiah)).toEqual({ result: amount, errors: null });
  });

  it.each([-1, 0.5, 1e400, Number.NaN, 2 ** 53, '12.500.000', '1,5', 'x', [], '99999999999999999'])(
    'rejects %j as rupiah',
    (value) => {
      expect(read(value, rupiah).errors).toEqual(['Kolom Total tidak valid']);
    },
  );

  it('reads a decimal without rounding', () => {
    expect(read('0.20', decimal)).toEqual({ result: '0.20', errors: null });
    expect(read(2.9, decimal)).toEqual({ result: '2.9', errors: null });
    expect(read(undefined, decimal)).toEqual({ result: '0', errors: null });
    expect(read('1e5', decimal).errors).toEqual(['Kolom Persen tidak valid']);
    expect(read(-1, decimal).errors).toEqual(['Kolom Persen tidak valid']);
  });

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [null, false],
    ['tidak', false],
  ])('reads the flag %j as %s', (value, expected) => {
    expect(read(value, (reader) => reader.flag('field')).result).toBe(expected);
  });
});

describe('FieldReader list', () => {
  const readList = (value: unknown) => {
    const reader = new FieldReader({ details: value });
    const list = reader.list('details', 'Produk', 1, 2, (item) => item.requiredId('id', 'Produk'));
    return { list, errors: reader.errors };
  };

  it('names errors by the index of the entry', () => {
    expect(readList([{ id: 1 }, {}]).errors).toEqual({
      'details.1.id': ['Kolom Produk harus dipilih'],
    });
    expect(readList([{ id: 1 }, { id: 2 }])).toEqual({ list: [1, 2], errors: null });
  });

  it('rejects a list above the maximum length', () => {
    expect(readList([]).errors).toEqual({ details: ['Kolom Produk harus diisi'] });
    expect(readList([{}, {}, {}]).errors).toEqual({ details: ['Kolom Produk tidak valid'] });
    expect(readList('x').errors).toEqual({ details: ['Kolom Produk tidak valid'] });
  });

  it('reads entries that are not objects as empty', () => {
    expect(readList([7]).errors).toEqual({ 'details.0.id': ['Kolom Produk harus dipilih'] });
  });
});

describe('FieldReader with arbitrary input', () => {
  it('throws nothing and returns only accepted values', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        const reader = new FieldReader(body);
        reader.requiredText('a', 'A');
        reader.optionalId('b', 'B');
        reader.rupiah('c', 'C');
        reader.decimal('d', 'D');
        reader.flag('e');
        reader.list('f', 'F', 0, 3, (item) => item.optionalText('a', 'A'));
        expect(reader.requiredText('a', 'A')).not.toMatch(/\0|\p{Surrogate}/u);
      }),
    );
  });
});
