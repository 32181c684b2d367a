import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that prints a warning hides a defect: stray console output fails it. A test that expects
// output replaces the method itself.
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      output.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => expect(output, 'stray console output').toEqual([]));
