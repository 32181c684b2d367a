import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { changePassword } from './change-password.ts';
import { updateProfile } from './update-profile.ts';

/** Profile and password of a customer (specification.md 5, Profile and Change password). */
export const accountResolvers: ModuleResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) => updateProfile(input, context),
    changePassword: (_, { input }, context) => changePassword(input, context),
  },
};
