import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// One browser for all tests of a file: each begins with its own clock and globals, an empty page and empty storage.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// A page loads the HTML sanitiser late: it must not arrive after the document of the test is gone.
afterAll(async () => {
  if (typeof window !== 'undefined') await import('dompurify');
});
