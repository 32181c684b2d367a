import { signInRequiredText } from '@gawai/domain/texts/error-catalogue';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from './context.ts';

/**
 * Throws `UNAUTHENTICATED` for guests before any REST call (specification.md 6). Only the shop checks
 * whether a token is valid.
 */
export function requireToken({ token }: Pick<GatewayContext, 'token'>): void {
  if (token === null) throw signInRequired();
}

/** The error of fields that only signed-in customers may use. */
export function signInRequired(): GraphQLError {
  return new GraphQLError(signInRequiredText, { extensions: { code: 'UNAUTHENTICATED' } });
}
