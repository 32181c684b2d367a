// What Apollo's suite imports from `@jest/globals`, provided by Vitest (see vitest.config.ts).
import * as vitest from 'vitest';
import { APOLLO_DEVIATIONS } from './apollo-deviations.ts';

export const { expect, beforeAll, afterAll, beforeEach } = vitest;
export const jest = vitest.vi;

type Work = () => void | Promise<void>;

/** Titles around the test that is being defined. */
let around: readonly string[] = [];

/** What only runs with GraphQL 17 is left out by the suite itself: `@defer` and `@stream`. */
const leftOut = (): void => undefined;

function group(title: string, define: () => void): void {
  const inside = [...around, title];
  vitest.describe(title, () => {
    const before = around;
    around = inside;
    define();
    around = before;
  });
}

/** A test; where the gateway deviates, one that must fail, with the reason in its title. */
function single(title: string, work: Work): void {
  const path = [...around.slice(-1), title].join(' > ');
  const reason = APOLLO_DEVIATIONS[path];
  if (reason === undefined) vitest.it(title, work);
  else vitest.it.fails(`${title} (here otherwise: ${reason})`, work);
}

export const describe = Object.assign(group, {
  each: vitest.describe.each.bind(vitest.describe),
  skip: leftOut,
});
export const it = Object.assign(single, { each: vitest.it.each.bind(vitest.it), skip: leftOut });
export const test = it;

/** Jest waits for `done` where the work takes it; Vitest for a promise. */
export function afterEach(work: (done: () => void) => void | Promise<void>): void {
  vitest.afterEach(async () => {
    let done: () => void = () => undefined;
    const isDone = new Promise<void>((resolve) => (done = resolve));
    await work(done);
    if (work.length > 0) await isDone;
  });
}
