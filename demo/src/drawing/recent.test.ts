import { describe, expect, it } from 'vitest';
import { createRecent } from './recent.ts';

describe('memory of recent pictures', () => {
  it('forgets what was used longest ago', () => {
    const recent = createRecent<string>(100);
    recent.set('a', 'A', 40);
    recent.set('b', 'B', 40);
    expect(recent.get('a')).toBe('A');
    recent.set('c', 'C', 40);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C']);
  });

  it('counts a picture once when it is set again', () => {
    const recent = createRecent<string>(100);
    recent.set('a', 'A', 60);
    recent.set('a', 'A2', 60);
    recent.set('b', 'B', 40);
    expect([recent.get('a'), recent.get('b')]).toEqual(['A2', 'B']);
  });

  it('does not keep what is larger than itself', () => {
    const recent = createRecent<string>(10);
    recent.set('a', 'A', 11);
    expect(recent.get('a')).toBeUndefined();
  });
});
