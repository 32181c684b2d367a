import { parseDecimal } from '@gawai/domain/decimal';
import { Kind, parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { dateTimeScalar } from './date-time.ts';
import { decimalScalar } from './decimal.ts';
import { gramsScalar } from './grams.ts';
import { htmlScalar } from './html.ts';
import { rupiahScalar } from './rupiah.ts';

const literal = (text: string) => parseValue(text);

describe('Rupiah', () => {
  it.each([0, 1, 5_999_000, 2 ** 31, 9_000_000_000_000_000])(
    'parses and serializes %d',
    (amount) => {
      expect(rupiahScalar.parseValue(amount)).toBe(amount);
      expect(rupiahScalar.parseLiteral(literal(String(amount)))).toBe(amount);
      expect(rupiahScalar.serialize(amount)).toBe(amount);
    },
  );

  it.each([-1, 1.5, 9_000_000_000_000_001, Number.NaN, '5000', null, true, {}])(
    'rejects %j as an input',
    (amount) => expect(() => rupiahScalar.parseValue(amount)).toThrow('Rupiah'),
  );

  it.each(['-1', '1.0', '"5000"', 'FIVE', '[1]', '1e3'])('rejects the literal %s', (text) =>
    expect(() => rupiahScalar.parseLiteral(literal(text))).toThrow('Rupiah'),
  );

  it.each([1.5, '5000', 2 ** 60, null])('rejects %j in a response', (amount) =>
    expect(() => rupiahScalar.serialize(amount)).toThrow(TypeError),
  );
});

describe('Decimal', () => {
  it('parses and serializes exact text', () => {
    expect(decimalScalar.serialize(parseDecimal('2.90'))).toBe('2.9');
    expect(decimalScalar.parseValue('0.20')).toBe('0.2');
    expect(decimalScalar.parseLiteral(literal('"12500000.00"'))).toBe('12500000');
  });

  it.each([2.9, '', '1,5', '1.500.000', 'x', null])('rejects %j', (value) => {
    expect(() => decimalScalar.parseValue(value)).toThrow('Decimal');
    expect(() => decimalScalar.serialize(value)).toThrow(TypeError);
  });
});

describe('Grams', () => {
  it('accepts a fraction', () => {
    expect(gramsScalar.serialize(parseDecimal('0.5'))).toBe(0.5);
    expect(gramsScalar.parseValue(420.5)).toBe(420.5);
    expect(gramsScalar.parseLiteral(literal('420'))).toBe(420);
  });

  it.each([-1, '420', Number.POSITIVE_INFINITY, 1e-9, 2e9])('rejects %j', (value) =>
    expect(() => gramsScalar.parseValue(value)).toThrow('Grams'),
  );
});

describe('DateTime', () => {
  it('accepts only ISO 8601 with a zone', () => {
    const moment = '2026-11-20T14:03:22+07:00';
    expect(dateTimeScalar.serialize(moment)).toBe(moment);
    expect(dateTimeScalar.parseLiteral({ kind: Kind.STRING, value: moment })).toBe(moment);
    expect(() => dateTimeScalar.serialize('2026-11-20 14:03:22')).toThrow(TypeError);
    expect(() => dateTimeScalar.parseValue('2026-11-20T14:03:22')).toThrow('DateTime');
  });
});

describe('Html', () => {
  const clean = (html: string) => htmlScalar.serialize(html);

  it('does not change plain formatting', () => {
    const html =
      '<h2>Isi</h2><ul><li><strong>1</strong> <em>unit</em></li></ul><table><tr><td>a</td></tr></table>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()" style="color:red" class="a" id="b">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="https://evil.example"><input name="a">b</form>', 'b'],
    ['<svg><animate onbegin="x()"/></svg>', ''],
    ['<style>*{display:none}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<img src="data:image/svg+xml,x" onerror="x()">', '<img loading="lazy" />'],
    [
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    [
      '<a href="https://a.example" target="frame">a</a>',
      '<a href="https://a.example" rel="noopener noreferrer">a</a>',
    ],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('removes or neutralizes %s', (html, cleaned) => expect(clean(html)).toBe(cleaned));

  it('returns the same result from its cache', () => {
    const html = '<p onclick="x()">sekali</p>';
    expect([clean(html), clean(html)]).toEqual(['<p>sekali</p>', '<p>sekali</p>']);
  });

  it('rejects every input', () => {
    expect(() => htmlScalar.parseValue('<p>a</p>')).toThrow('never an input');
    expect(() => htmlScalar.parseLiteral(literal('"<p>a</p>"'))).toThrow('never an input');
  });
});
