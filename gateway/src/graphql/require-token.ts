import { signInRequiredText } from '@gawai/domain/texts/error-catalogue';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from './context.ts';

/**
 * The guard of everything that belongs to one customer: throws `UNAUTHENTICATED` for guests before
 * any REST call (specification.md 6). Whether a token is still good is the shop's to say.
 */
export function requireToken({ token }: Pick<GatewayContext, 'token'>): void {
  if (token === null) throw signInRequired();
}

/** The error for what only a signed-in customer may do or see. */
export function signInRequired(): GraphQLError {
  return new GraphQLError(signInRequiredText, { extensions: { code: 'UNAUTHENTICATED' } });
}
