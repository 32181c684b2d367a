import { afterAll, vi } from 'vitest';

// Files share a worker: the clock of one must not stand still in the next.
afterAll(() => {
  vi.useRealTimers();
});
