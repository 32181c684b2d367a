import { describe, expect, it } from 'vitest';
import { genders, genderWord, readGender } from './gender.ts';

describe('gender', () => {
  it('knows the genders in any letter case', () => {
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
