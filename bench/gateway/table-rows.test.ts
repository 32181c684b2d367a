import { describe, expect, it } from 'vitest';
import { findRunFailures } from './run-failures.ts';
import type { Sample } from './figures.ts';
import { goalLines } from './goals.ts';
import { orderOfRound, personalRows, processRows, publicRows } from './rows.ts';
import { tableHead, tableRow, type Samples } from './table-rows.ts';

const base: Sample = {
  perSecond: 100,
  failed: 0,
  p50: 1.25,
  cpuPerResponse: 10_000,
  cpuShare: 1,
  readsPerResponse: 1,
  memory: 99.2,
};

/** Every line alike, except for those that are named. */
function samplesWith(
  rows: typeof publicRows,
  named: Readonly<Record<string, readonly Partial<Sample>[]>> = {},
): Samples {
  return new Map(
    rows.map(({ id }) => [id, (named[id] ?? [{}, {}]).map((more) => ({ ...base, ...more }))]),
  );
}

const rowOf = (id: string) => publicRows.find((row) => row.id === id)!;

describe('tableRow', () => {
  it('shows the median of the rounds, the ratios and their range', () => {
    const samples = samplesWith(publicRows, {
      A: [{ perSecond: 100 }, { perSecond: 50 }, { perSecond: 100 }],
      M: [{ perSecond: 590 }, { perSecond: 299.9 }, { perSecond: 611 }],
      C: [{ perSecond: 10_000 }, { perSecond: 10_000 }, { perSecond: 10_000 }],
    });
    expect(tableRow(rowOf('M'), samples)).toEqual([
      'M      Mercurius, compiled',
      '590',
      '5.99',
      '5.90–6.11',
      '0.059',
      '1.3',
      '100',
      '10000',
      '1.00',
      '100',
      '0',
    ]);
    expect(tableRow(rowOf('M'), samples)).toHaveLength(tableHead.length);
  });

  it('compares a GET row with the constant response to GET', () => {
    const samples = samplesWith(publicRows, {
      C: [{ perSecond: 1_000 }],
      'C get': [{ perSecond: 500 }],
      A: [{ perSecond: 10 }],
      'G get': [{ perSecond: 400 }],
    });
    expect(tableRow(rowOf('G get'), samples)[4]).toBe('0.800');
  });

  it('shows ? for figures that are not available, and the sum of failed requests', () => {
    const unknown = { cpuShare: null, cpuPerResponse: null, memory: null };
    const samples = samplesWith(publicRows, { Y: [{ ...unknown, failed: 2 }, { failed: 3 }] });
    expect(tableRow(rowOf('Y'), samples).slice(6)).toEqual(['?', '?', '1.00', '100', '5']);
  });
});

describe('orderOfRound', () => {
  it('contains every row once and starts with another one than the round before', () => {
    const rounds = Array.from({ length: 6 }, (_, round) => orderOfRound(publicRows, round));
    for (const rows of rounds) expect(new Set(rows)).toEqual(new Set(publicRows));
    expect(new Set(rounds.map(([first]) => first)).size).toBe(6);
  });
});

describe('goalLines', () => {
  const tables = (g: number) => ({
    public: samplesWith(publicRows, {
      C: [{ perSecond: 1_000 }],
      G: [{ perSecond: g }],
      YR: [{ perSecond: 50 }],
    }),
    personal: samplesWith(personalRows),
    processes: samplesWith(processRows),
    quote: {
      gateway: { quotes: [11.5, 12, 60], vouchers: [10.5, 10, 55] },
      handWritten: { quotes: [11.2], vouchers: [10] },
      onApollo: { quotes: [11.4], vouchers: [10] },
    },
  });

  const lineOf = (goal: string, measured: Parameters<typeof goalLines>[0]) =>
    goalLines(measured).find((line) => line.includes(goal));

  it('meets a target at the exact figure and not below it', () => {
    expect(goalLines(tables(700))[0]).toContain('met    ');
    const [below] = goalLines(tables(699.9));
    expect(below).toContain('not met');
    expect(below).toContain('0.699 × C');
  });

  it('subtracts the slowest REST call from the time of a quote', () => {
    expect(lineOf('G4', tables(1))).toContain('met      G4 quote');
    const { quote } = tables(1);
    const gateway = { quotes: [12.001], vouchers: [10.5] };
    const slower = { ...tables(1), quote: { ...quote, gateway } };
    const line = lineOf('G4', slower);
    expect(line).toContain('not met');
    expect(line).toContain('1.51 ms over it');
    expect(line).toContain('node:http 1.20 and Apollo Server 1.40 ms over it');
  });

  it('compares the memory of gateways only', () => {
    const full = samplesWith(publicRows, { A: [{ memory: 900 }], 'G warm': [{ memory: 200.1 }] });
    expect(lineOf('G6', { ...tables(1), public: full })).toContain('not met  G6 memory: 201 MB');
  });

  it('compares two processes by CPU time per response, as load and shop share their cores', () => {
    const costing = (cpuPerResponse: number) => ({
      ...tables(1),
      processes: samplesWith(processRows, {
        one: [{ cpuPerResponse: 450, perSecond: 2_000 }],
        two: [{ cpuPerResponse, perSecond: 3_000 }],
      }),
    });
    expect(lineOf('G7', costing(500))).toBe(
      'met      G7 two processes: 1.80 × one by CPU time, 450 and 500 µs per response; ' +
        '2000 and 3000 requests/s, load and shop on the same cores (aim: at least 1.8)',
    );
    expect(lineOf('G7', costing(501))).toContain('not met  G7 two processes: 1.79 × one');
  });
});

describe('findRunFailures', () => {
  it('returns failed requests', () => {
    expect(
      findRunFailures(publicRows, samplesWith(publicRows, { Y: [{}, { failed: 1 }] })),
    ).toEqual(['Y (Yoga): 1 requests failed']);
  });

  it('returns order responses without a REST call', () => {
    const cached = samplesWith(personalRows, { G: [{ readsPerResponse: 0.4 }] });
    expect(findRunFailures(personalRows, cached)).toEqual([
      'G (gateway): responses without a REST call of their own',
    ]);
  });

  it('accepts public responses from the cache', () => {
    const cached = samplesWith(publicRows, { G: [{ readsPerResponse: 0 }] });
    expect(findRunFailures(publicRows, cached)).toEqual([]);
  });
});
