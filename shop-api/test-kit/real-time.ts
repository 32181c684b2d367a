import { afterAll, vi } from 'vitest';

// Files share a worker: a stopped clock must not affect the next file.
afterAll(() => {
  vi.useRealTimers();
});
