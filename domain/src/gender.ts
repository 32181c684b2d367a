import { readWord } from './read-word.ts';

/** Gender of a profile; `Male` and `Female` on the wire (specification.md 3). */
export type Gender = 'MALE' | 'FEMALE';

/** All values of Gender in the order the form offers them. */
export const genders: readonly Gender[] = ['MALE', 'FEMALE'];

/** Reads a gender of the wire in any letter case, null when it is neither. */
export function readGender(value: unknown): Gender | null {
  return readWord(value, genders);
}

/** The word the wire uses for a gender. */
export function genderWord(gender: Gender): 'Male' | 'Female' {
  return gender === 'MALE' ? 'Male' : 'Female';
}
