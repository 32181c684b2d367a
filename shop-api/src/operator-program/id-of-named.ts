import { objectsOf, numberOf, textOf } from './json.ts';
import { plainText } from './plain-text.ts';
import { ProgramError } from './program-error.ts';

/** The id of the list entry with this id or name (ignoring case). */
export function idOfNamed(list: unknown, word: string, what: string): number {
  const entries = objectsOf(list);
  const name = word.trim().toLowerCase();
  const found = entries.find(
    (entry) => textOf(entry, 'id') === name || textOf(entry, 'name').toLowerCase() === name,
  );
  if (found !== undefined) return numberOf(found, 'id');
  const known = entries.map((entry) => `${textOf(entry, 'id')} (${textOf(entry, 'name')})`);
  throw new ProgramError(
    `There is no ${what} ${word}. Known: ${plainText(known.join(', ')) || 'none'}.`,
  );
}
