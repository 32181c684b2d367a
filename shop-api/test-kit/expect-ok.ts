import { expect } from 'vitest';
import type { Answer } from './shop-client.ts';

/** The answer is 200 with the envelope of a success and exactly this data. */
export function expectOk({ status, body }: Answer, data: unknown): void {
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', message: 'OK', data });
}
