// What Apollo's suite imports from `@jest/globals`, provided by Vitest (see vitest.config.ts).
import * as vitest from 'vitest';
import { APOLLO_DEVIATIONS } from './apollo-deviations.ts';

export const { expect, beforeAll, afterAll, beforeEach } = vitest;
export const jest = vitest.vi;

type TestBody = () => void | Promise<void>;

/** Titles of the `describe` blocks around the test that is being defined. */
let parentTitles: readonly string[] = [];

/** The suite skips tests that need GraphQL 17: `@defer` and `@stream`. */
const skip = (): void => undefined;

function group(title: string, define: () => void): void {
  const inside = [...parentTitles, title];
  vitest.describe(title, () => {
    const before = parentTitles;
    parentTitles = inside;
    define();
    parentTitles = before;
  });
}

/** A test; where the gateway deviates, one that must fail, with the reason in its title. */
function single(title: string, body: TestBody): void {
  const path = [...parentTitles.slice(-1), title].join(' > ');
  const reason = APOLLO_DEVIATIONS[path];
  if (reason === undefined) vitest.it(title, body);
  else vitest.it.fails(`${title} (deviation: ${reason})`, body);
}

export const describe = Object.assign(group, {
  each: vitest.describe.each.bind(vitest.describe),
  skip,
});
export const it = Object.assign(single, { each: vitest.it.each.bind(vitest.it), skip });
export const test = it;

/** Jest waits for `done` when the hook has that parameter; Vitest waits for a promise. */
export function afterEach(hook: (done: () => void) => void | Promise<void>): void {
  vitest.afterEach(async () => {
    let done: () => void = () => undefined;
    const isDone = new Promise<void>((resolve) => (done = resolve));
    await hook(done);
    if (hook.length > 0) await isDone;
  });
}
