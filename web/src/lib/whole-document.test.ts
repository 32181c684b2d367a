import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeDocument } from './whole-document.ts';

afterEach(() => vi.restoreAllMocks());

/** Whether the promise has resolved by now. */
async function isTold(whole: Promise<void>): Promise<boolean> {
  const onLoaded = vi.fn();
  void whole.then(onLoaded);
  await Promise.resolve();
  await Promise.resolve();
  return onLoaded.mock.calls.length > 0;
}

describe('whole document', () => {
  it.each(['interactive', 'complete'] as const)('is there when it is %s', async (state) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    expect(await isTold(wholeDocument())).toBe(true);
  });

  it('is waited for while it is on its way', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const whole = wholeDocument();
    expect(await isTold(whole)).toBe(false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(await isTold(whole)).toBe(true);
  });
});
