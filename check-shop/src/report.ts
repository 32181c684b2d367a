import { notesOf, type CallResult, type Verdict } from './shop-call.ts';

type State = Verdict['state'];

const STATES: readonly State[] = ['fits', 'tolerated', 'missing', 'broken', 'not checked'];
const WIDTH = Math.max(...STATES.map((state) => state.length)) + 2;

/** Whether a shop works with the gateway as far as it was checked. */
export function isUsable(results: readonly CallResult[]): boolean {
  return results.some(isRead) && !results.some(isProblem);
}

/** The report for a terminal: a line for each call, its notes, and the counts. */
export function reportText(url: string, results: readonly CallResult[]): string {
  const checked = results.filter(({ verdict }) => verdict.state !== 'not checked');
  const lines = checked.flatMap((result) => [callLine(result), ...noteLines(result)]);
  const unchecked = uncheckedLines(results);
  const title = [`Shop API at ${url}`, ''];
  return [...title, ...lines, '', ...unchecked, countLine(results), summary(results)].join('\n');
}

export function reportJson(url: string, results: readonly CallResult[]): string {
  const calls = results.map(({ verdict, ...call }) => ({
    ...call,
    state: verdict.state,
    notes: notesOf(verdict),
  }));
  return JSON.stringify(
    { url, usable: isUsable(results), counts: counts(results), calls },
    null,
    2,
  );
}

function callLine({ call, verdict }: CallResult): string {
  return `${verdict.state.padEnd(WIDTH)}${call}`;
}

function noteLines({ verdict, costs, isOptional }: CallResult): string[] {
  const notes = notesOf(verdict);
  const isLost = verdict.state === 'missing' || verdict.state === 'broken';
  const cost = isOptional ? `optional; costs ${costs}` : `costs ${costs}`;
  return [...notes, ...(isLost ? [cost] : [])].map(
    (note) => `${' '.repeat(WIDTH + 2)}${safe(note)}`,
  );
}

/** The calls that were not sent, by reason. */
function uncheckedLines(results: readonly CallResult[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { call, verdict } of results) {
    if (verdict.state !== 'not checked') continue;
    const reason = verdict.notes.join('; ');
    byReason.set(reason, [...(byReason.get(reason) ?? []), call]);
  }
  return [...byReason].flatMap(([reason, calls]) => [
    `Not checked, ${reason}:`,
    `  ${calls.join(', ')}`,
    '',
  ]);
}

function countLine(results: readonly CallResult[]): string {
  const found = counts(results);
  return STATES.map((state) => `${found[state]} ${state}`).join(', ');
}

function summary(results: readonly CallResult[]): string {
  if (!results.some(isRead)) {
    return 'Nothing at this address responds like a shop API. Check the base address and docs/connect-your-api.md.';
  }
  return isUsable(results)
    ? 'The gateway can use this shop as far as it was checked.'
    : 'The features behind the missing and broken calls do not work.';
}

function counts(results: readonly CallResult[]): Record<State, number> {
  const all = { fits: 0, tolerated: 0, missing: 0, broken: 0, 'not checked': 0 };
  for (const { verdict } of results) all[verdict.state] += 1;
  return all;
}

function isRead({ verdict }: CallResult): boolean {
  return verdict.state === 'fits' || verdict.state === 'tolerated';
}

/** An optional call may be missing, but not wrong. */
function isProblem({ verdict, isOptional }: CallResult): boolean {
  return verdict.state === 'broken' || (verdict.state === 'missing' && !isOptional);
}

/** One line without characters that steer a terminal: notes quote what the shop sends. */
function safe(note: string): string {
  return note.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '?');
}
