import { expect } from 'vitest';
import type { ClientResponse } from './shop-client.ts';

/** The answer is a rejection with this status and message. */
export function expectRejected(
  { status, body }: ClientResponse,
  expected: number,
  message: string,
): void {
  expect([status, body.message]).toEqual([expected, message]);
}

/** The answer is 422 with these texts, one for each field that is wrong, and with no others. */
export function expectErrors(
  { status, body }: ClientResponse,
  texts: Readonly<Record<string, string>>,
): void {
  const errors = Object.entries(texts).map(([field, text]) => [field, [text]]);
  expect([status, body.errors]).toEqual([422, Object.fromEntries(errors)]);
}
