import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that prints a warning hides a defect: stray console output fails it. A test that expects
// output says so by replacing the method itself.
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => expect(said, 'stray console output').toEqual([]));
