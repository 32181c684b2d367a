import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { pendingRenders, loopTurns } from '../../test-kit/pending-renders.ts';
import {
  createRenderLimit,
  FIRST_RENDERS,
  MAX_RENDERS,
  renderLimitOf,
  type RenderLimit,
} from './render-limit.ts';

/** An event loop that reports a window of 100 ms, or of `ms`, with the utilization `now` at each call. */
const loopWith = (state: { now: number; ms?: number }) => () => {
  const { now, ms = 100 } = state;
  return { active: ms * now, idle: ms * (1 - now), utilization: now };
};

describe('createRenderLimit', () => {
  const check = (limit: RenderLimit, count: number) =>
    Array.from({ length: count }, () => limit.isReached());

  const begin = (limit: RenderLimit, count: number, render: () => Promise<string>) =>
    Array.from({ length: count }, () => limit.run(render));

  it('allows six renders at first', async () => {
    const { ends, render, endAll } = pendingRenders();
    const limit = createRenderLimit(loopWith({ now: 0.3, ms: 0 }));
    const renders = begin(limit, FIRST_RENDERS - 1, render);
    expect(limit.isReached()).toBe(false);
    renders.push(limit.run(render));
    expect(limit.isReached()).toBe(true);
    await loopTurns();
    expect(ends).toHaveLength(FIRST_RENDERS);
    await endAll();
    expect(new Set(await Promise.all(renders))).toEqual(new Set(['page']));
    expect(limit.isReached()).toBe(false);
  });

  it('allows one more render per window that reached the limit on an idle thread, up to the maximum', async () => {
    const { render, endAll } = pendingRenders();
    const limit = createRenderLimit(loopWith({ now: 0.5 }));
    const renders = begin(limit, FIRST_RENDERS, render);
    let most = FIRST_RENDERS;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      if (limit.isReached()) continue;
      renders.push(limit.run(render));
      most += 1;
    }
    expect(most).toBe(MAX_RENDERS);
    await endAll();
    await Promise.all(renders);
  });

  it('returns to the first limit when it is not reached', async () => {
    const { render, endAll } = pendingRenders();
    const loop = { now: 0.5, ms: 100 };
    const limit = createRenderLimit(loopWith(loop));
    const renders = begin(limit, MAX_RENDERS, render);
    check(limit, 20);
    await endAll();
    await Promise.all(renders);
    check(limit, 20);
    loop.ms = 0;
    const again = begin(limit, FIRST_RENDERS - 1, render);
    expect(limit.isReached()).toBe(false);
    again.push(limit.run(render));
    expect(limit.isReached()).toBe(true);
    await endAll();
    await Promise.all(again);
  });

  it('allows half as many renders after each window of a busy thread with a late render, at least two', async () => {
    const { render, endAll } = pendingRenders();
    const loop = { now: 0.6, ms: 0 };
    let time = 0;
    const limit = createRenderLimit(loopWith(loop), () => time);
    const renders = begin(limit, FIRST_RENDERS / 2, render);
    expect(limit.isReached()).toBe(false);
    loop.ms = 100;
    time = 101;
    expect(check(limit, 5)).not.toContain(false);
    loop.ms = 0;
    await endAll();
    await Promise.all(renders);
    const again = begin(limit, 1, render);
    expect(limit.isReached()).toBe(false);
    again.push(limit.run(render));
    expect(limit.isReached()).toBe(true);
    await endAll();
    await Promise.all(again);
  });

  it.each([
    ['whose renders end in time', 1, 100],
    ['that waits for the gateway', 0.4, 9_000],
  ])('allows more renders on a thread %s', async (_, utilization, duration) => {
    const { render, endAll } = pendingRenders();
    let time = 0;
    const limit = createRenderLimit(loopWith({ now: utilization }), () => time);
    const renders = begin(limit, FIRST_RENDERS, render);
    time = duration;
    expect(limit.isReached()).toBe(false);
    await endAll();
    await Promise.all(renders);
  });

  it('counts a render that ended late within the window', async () => {
    const { render, endAll } = pendingRenders();
    const loop = { now: 1, ms: 0 };
    let time = 0;
    const limit = createRenderLimit(loopWith(loop), () => time);
    const renders = begin(limit, FIRST_RENDERS, render);
    await loopTurns();
    time = 101;
    await endAll();
    await Promise.all(renders);
    renders.push(...begin(limit, FIRST_RENDERS / 2, render));
    loop.ms = 100;
    expect(limit.isReached()).toBe(true);
    await endAll();
    await Promise.all(renders);
  });

  it('does not lower the limit of a busy thread with few renders', async () => {
    const { render, endAll } = pendingRenders();
    let time = 0;
    const limit = createRenderLimit(loopWith({ now: 1 }), () => time);
    const renders = begin(limit, 1, render);
    time = 9_000;
    expect(check(limit, 10)).not.toContain(true);
    renders.push(...begin(limit, 2, render));
    expect(limit.isReached()).toBe(true);
    await endAll();
    await Promise.all(renders);
  });

  it('counts a render that failed as ended', async () => {
    const { render, endAll } = pendingRenders();
    const limit = createRenderLimit(loopWith({ now: 0.3, ms: 0 }));
    const renders = begin(limit, FIRST_RENDERS - 1, render);
    const failed = limit.run(() => Promise.reject(new Error('no gateway')));
    expect(limit.isReached()).toBe(true);
    await expect(failed).rejects.toThrow('no gateway');
    expect(limit.isReached()).toBe(false);
    await endAll();
    await Promise.all(renders);
  });

  it('measures the utilization of the thread', async () => {
    const { render, endAll } = pendingRenders();
    const limit = createRenderLimit(performance.eventLoopUtilization);
    const renders = begin(limit, FIRST_RENDERS - 1, render);
    expect(limit.isReached()).toBe(false);
    const until = performance.now() + 200;
    while (performance.now() < until);
    expect(limit.isReached()).toBe(true);
    await endAll();
    await Promise.all(renders);
  });
});

describe('renderLimitOf', () => {
  it('rejects no page of a source without utilization, as in development', () => {
    const limit = renderLimitOf({});
    for (let page = 0; page < 99; page += 1) void limit.run(() => new Promise(() => {}));
    expect(limit.isReached()).toBe(false);
  });
});
