import { expect } from 'vitest';
import type { ClientResponse } from './shop-client.ts';

/** Expects 200 with the success envelope and exactly this data. */
export function expectOk({ status, body }: ClientResponse, data: unknown): void {
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', message: 'OK', data });
}
