import { expect } from 'vitest';
import type { ClientResponse } from './shop-client.ts';

/** Expects a rejection with this status and message. */
export function expectRejected(
  { status, body }: ClientResponse,
  expected: number,
  message: string,
): void {
  expect([status, body.message]).toEqual([expected, message]);
}

/** Expects 422 with exactly these errors by field. */
export function expectErrors(
  { status, body }: ClientResponse,
  texts: Readonly<Record<string, string>>,
): void {
  const errors = Object.entries(texts).map(([field, text]) => [field, [text]]);
  expect([status, body.errors]).toEqual([422, Object.fromEntries(errors)]);
}
