import { describe, expect, it } from 'vitest';
import { Deadline } from './deadline.ts';

const usual = { own: 10_000, isLong: false };
const late = () => new Error('late');
const never = new Promise<string>(() => undefined);

describe('Deadline', () => {
  it('limits a call to its own limit and to the rest of the operation', () => {
    expect(new Deadline(12_000).left(usual)).toBe(10_000);
    const left = new Deadline(3_000).left(usual);
    expect(left).toBeGreaterThan(2_500);
    expect(left).toBeLessThanOrEqual(3_000);
    expect(new Deadline(0).left(usual)).toBeLessThanOrEqual(0);
  });

  it('extends the limit for a long call', () => {
    const left = new Deadline(100).left({ own: 30_000, isLong: true });
    expect(left).toBeGreaterThan(29_000);
    expect(left).toBeLessThanOrEqual(30_000);
  });

  it('rejects with the late error after the limit, and otherwise returns the result', async () => {
    await expect(new Deadline(10).within(never, usual, late)).rejects.toThrow('late');
    await expect(new Deadline(0).within(never, usual, late)).rejects.toThrow('late');
    const failed = Promise.reject(new Error('failed'));
    await expect(new Deadline(5_000).within(failed, usual, late)).rejects.toThrow('failed');
    expect(await new Deadline(5_000).within(Promise.resolve('a'), usual, late)).toBe('a');
  });
});
