import { readEnumValue } from './read-enum-value.ts';

/** Gender of a profile; `Male` and `Female` on the wire (specification.md 3). */
export type Gender = 'MALE' | 'FEMALE';

/** All values of Gender in the order the form offers them. */
export const genders: readonly Gender[] = ['MALE', 'FEMALE'];

/** Reads a gender of the wire in any letter case, null when it is neither. */
export function readGender(value: unknown): Gender | null {
  return readEnumValue(value, genders);
}

/** The value of a gender on the wire. */
export function wireGender(gender: Gender): 'Male' | 'Female' {
  return gender === 'MALE' ? 'Male' : 'Female';
}
