import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeDocument } from './whole-document.ts';

afterEach(() => vi.restoreAllMocks());

/** Whether the promise has resolved by now. */
async function hasResolved(whole: Promise<void>): Promise<boolean> {
  const onLoaded = vi.fn();
  void whole.then(onLoaded);
  await Promise.resolve();
  await Promise.resolve();
  return onLoaded.mock.calls.length > 0;
}

describe('wholeDocument', () => {
  it.each(['interactive', 'complete'] as const)(
    'resolves at once when the document is %s',
    async (state) => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
      expect(await hasResolved(wholeDocument())).toBe(true);
    },
  );

  it('resolves on DOMContentLoaded while the document is loading', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const whole = wholeDocument();
    expect(await hasResolved(whole)).toBe(false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(await hasResolved(whole)).toBe(true);
  });
});
