import type { CustomerResolvers } from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchProfile } from '../../rest/endpoints/session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const customer: CustomerResolvers = {
  id: (parent) => encodeId('Customer', parent.id),
};

/** Who is signed in (specification.md 4, Session). */
export const sessionResolvers: ModuleResolvers = {
  Query: {
    me: (_, _args, { shop, token }) => (token === null ? null : fetchProfile(shop)),
  },
  Mutation: {
    signUp: (_, { input }, context) => signUp(input, context),
    signIn: (_, { input }, context) => signIn(input, context),
    signOut: (_, _args, context) => signOut(context),
  },
  Customer: customer,
};
