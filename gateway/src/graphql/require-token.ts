import { signInRequiredText } from '@gawai/domain/texts/error-catalogue';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from './context.ts';

/**
 * The guard of everything that belongs to one customer: throws `UNAUTHENTICATED` for guests before
 * any REST call (specification.md 6). Whether a token is still good is the shop's to say.
 */
export function requireToken({ token }: Pick<GatewayContext, 'token'>): void {
  if (token !== null) return;
  throw new GraphQLError(signInRequiredText, { extensions: { code: 'UNAUTHENTICATED' } });
}
