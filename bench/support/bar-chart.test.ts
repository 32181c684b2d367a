import { describe, expect, it } from 'vitest';
import { barChart } from './bar-chart.ts';

describe('barChart', () => {
  const chart = barChart('Requests a second', [
    { label: 'A & B', value: 500, isOwn: false },
    { label: 'gateway', value: 2_000, isOwn: true },
  ]);
  const widths = [...chart.matchAll(/<rect class="([^"]+)" .*? width="(\d+)"/g)];

  it('draws each bar in proportion to the longest', () => {
    expect(widths.map(([, , width]) => Number(width))).toEqual([105, 420]);
  });

  it('marks the bar of our own server with the class own', () => {
    expect(widths.map(([, names]) => names)).toEqual(['bar', 'bar own']);
  });

  it('writes labels as text and figures with their thousands', () => {
    expect(chart).toContain('>A &amp; B</text>');
    expect(chart).toContain('>2,000</text>');
  });
});
