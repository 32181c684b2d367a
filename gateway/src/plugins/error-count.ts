import type { BaseContext } from '@apollo/server';
import { FIELD_ERRORS_MAX, REQUEST_ERRORS_MAX } from '../limits/limits.ts';
import type { ResponseHook } from './response-hooks.ts';

/** Limits the number of errors of a response. */
export const limitErrors: ResponseHook<BaseContext> = ({ response: { body } }) => {
  if (body.kind === 'single' && body.singleResult.errors !== undefined) {
    const most = body.singleResult.data === undefined ? REQUEST_ERRORS_MAX : FIELD_ERRORS_MAX;
    body.singleResult.errors = body.singleResult.errors.slice(0, most);
  }
};
