import { notesOf, type Verdict } from './shop-call.ts';

const STATES: readonly Verdict['state'][] = [
  'not checked',
  'fits',
  'tolerated',
  'missing',
  'broken',
];

/** The worse verdict of a call that was checked twice, with the notes of both. */
export function worseVerdict(first: Verdict, second: Verdict): Verdict {
  const isFirst = STATES.indexOf(first.state) >= STATES.indexOf(second.state);
  const worse = isFirst ? first : second;
  if (worse.state === 'fits') return worse;
  return { ...worse, notes: [...new Set([...notesOf(first), ...notesOf(second)])] };
}
