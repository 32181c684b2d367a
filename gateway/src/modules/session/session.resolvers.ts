import type { CustomerResolvers } from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { ownerOfToken } from '../shared/known-customer.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const customer: CustomerResolvers = {
  // For a shop that sends no id: a token has only one customer.
  id: async ({ profile }) => encodeId('Customer', (await profile())?.id ?? 'me'),
  firstName: async ({ profile }) => (await profile())?.firstName ?? null,
  lastName: async ({ profile }) => (await profile())?.lastName ?? null,
  phone: async ({ profile }) => (await profile())?.phone ?? null,
  email: async ({ profile }) => (await profile())?.email ?? null,
  gender: async ({ profile }) => (await profile())?.gender ?? null,
};

/** Customer and session (specification.md 4, Session). */
export const sessionResolvers: ModuleResolvers = {
  Query: {
    me: (_, _args, { shop, token }) => (token === null ? null : ownerOfToken(shop)),
  },
  Mutation: {
    signUp: (_, { input }, context) => signUp(input, context),
    signIn: (_, { input }, context) => signIn(input, context),
    signOut: (_, _args, context) => signOut(context),
    forgotPassword: (_, { input }, context) => forgotPassword(input, context),
    resetPassword: (_, { input }, context) => resetPassword(input, context),
  },
  Customer: customer,
};
