import type {
  AddressResolvers,
  CustomerResolvers,
  DeleteAddressPayloadResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { shopOf } from '../shared/known-customer.ts';
import { savedAddresses } from './address-list.ts';
import { addAddress, removeAddress, updateAddress } from './change-address.ts';

const customer: CustomerResolvers = {
  addresses: (parent, args) => savedAddresses(shopOf(parent), args),
};

const address: AddressResolvers = { id: ({ id }) => encodeId('Address', id) };

const deleteAddressPayload: DeleteAddressPayloadResolvers = {
  deletedId: ({ deletedId }) => (deletedId === null ? null : encodeId('Address', deletedId)),
};

/** Saved addresses of a customer (shop-api.md 5.15 and 5.16). */
export const addressResolvers: ModuleResolvers = {
  Customer: customer,
  Mutation: {
    addAddress: (_, { input }, context) => addAddress(input.address, context),
    updateAddress: (_, { input }, context) => updateAddress(input, context),
    deleteAddress: (_, { input }, context) => removeAddress(input, context),
  },
  Address: address,
  DeleteAddressPayload: deleteAddressPayload,
};
