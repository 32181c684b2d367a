import { describe, expect, it } from 'vitest';
import { genders, genderWord, readGender } from './gender.ts';

describe('readGender and genderWord', () => {
  it('reads genders in any letter case', () => {
    expect(['Male', 'female', ' MALE ', 'other', '', null].map(readGender)).toEqual([
      'MALE',
      'FEMALE',
      'MALE',
      null,
      null,
      null,
    ]);
    expect(genders.map(genderWord)).toEqual(['Male', 'Female']);
  });
});
