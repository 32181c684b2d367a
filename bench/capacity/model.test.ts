import { describe, expect, it } from 'vitest';
import { mapKeys } from '../support/map-keys.ts';
import { firstLimit, needOf, PROGRAMS, USABLE, type Costs } from './model.ts';
import { simulate } from './simulate.ts';
import { KINDS, requestRates, VISIT, type RequestKind } from './visit.ts';

/** All kinds cost the same. */
const costsOf = (cpu: { web: number; gateway: number; 'shop API': number }, bytes = 1000): Costs =>
  mapKeys(KINDS, () => ({ cpu, bytes, times: [1] }));

const total = (rates: Record<RequestKind, number>) =>
  KINDS.reduce((sum, kind) => sum + rates[kind], 0);

describe('requestRates', () => {
  it('multiplies visits by the requests of a visit', () => {
    const rates = requestRates(3600);
    for (const kind of KINDS) expect(rates[kind]).toBeCloseTo(VISIT[kind]);
  });

  it('leaves pictures and files to a content delivery network, and nothing else', () => {
    const [all, behind] = [requestRates(3600), requestRates(3600, 0.9)];
    expect(behind.picture).toBeCloseTo(all.picture * 0.1);
    expect(behind['script or style']).toBeCloseTo(all['script or style'] * 0.1);
    expect(behind.order).toBe(all.order);
    expect(behind['rendered page']).toBe(all['rendered page']);
  });
});

describe('needOf', () => {
  it('adds rate × processor time over all kinds of requests', () => {
    const rates = requestRates(3600);
    const need = needOf(rates, costsOf({ web: 10, gateway: 5, 'shop API': 1 }, 125_000));
    expect(need.busy.web).toBeCloseTo(total(rates) * 0.01);
    expect(need.busy.gateway).toBeCloseTo(total(rates) * 0.005);
    expect(need.megabits).toBeCloseTo(total(rates));
    expect(firstLimit(need)).toBe('web');
  });

  it('plans enough processes for each to stay below the usable share, and at least one', () => {
    const none = needOf(requestRates(0), costsOf({ web: 1, gateway: 1, 'shop API': 1 }));
    for (const program of PROGRAMS) expect(none.processes[program]).toBe(1);
    const need = needOf(requestRates(1_000_000), costsOf({ web: 3, gateway: 2, 'shop API': 1 }));
    for (const program of PROGRAMS) {
      expect(need.busy[program] / need.processes[program]).toBeLessThanOrEqual(USABLE);
      expect(need.busy[program] / (need.processes[program] - 1)).toBeGreaterThan(USABLE);
    }
  });
});

describe('simulate', () => {
  const streams = [{ rate: 50, times: [10] }];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  it('returns a utilization of rate × time', () => {
    const { utilization } = simulate(streams, { servers: 1, requests: 50_000, seed: '1' });
    expect(utilization).toBeCloseTo(0.5, 1);
  });

  it('waits as long as the Pollaczek–Khinchine formula predicts for one server with constant times', () => {
    const { responses } = simulate(streams, { servers: 1, requests: 200_000, seed: '2' });
    // Mean wait of M/D/1: time × load / (2 × (1 − load)).
    expect(mean(responses)).toBeCloseTo(10 + (10 * 0.5) / (2 * 0.5), 0);
  });

  it('responds without a wait when servers are idle, and returns the same for the same seed', () => {
    const options = { servers: 50, requests: 1000, seed: '3' };
    const { responses } = simulate(streams, options);
    expect(Math.max(...responses)).toBeCloseTo(10);
    expect(simulate(streams, options).responses).toEqual(responses);
  });
});
