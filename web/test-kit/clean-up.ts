import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// One browser for all tests of a file: each begins with an empty page and empty storage.
afterEach(() => {
  cleanup();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
