import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();
const { setImmediate } = globalThis;

// On a slow machine React commits in one task and runs the effects of that commit in the next one. What
// was waited for is there before the focus, a listener or a stored value that an effect brings.
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result: unknown = await wait();
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    }),
});
