import { describe, expect, it } from 'vitest';
import { genders, wireGender, readGender } from './gender.ts';

describe('readGender and wireGender', () => {
  it('reads genders in any letter case', () => {
    expect(['Male', 'female', ' MALE ', 'other', '', null].map(readGender)).toEqual([
      'MALE',
      'FEMALE',
      'MALE',
      null,
      null,
      null,
    ]);
    expect(genders.map(wireGender)).toEqual(['Male', 'Female']);
  });
});
