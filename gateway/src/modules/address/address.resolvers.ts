import type {
  AddAddressPayloadResolvers,
  AddressColumn,
  AddressResolvers,
  DeleteAddressPayloadResolvers,
  UpdateAddressPayloadResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchAddresses, fetchAddressTable } from '../../rest/endpoints/address.ts';
import { readTableRequest } from '../../rest/wire/table-query.ts';
import { requireToken } from '../../graphql/require-token.ts';
import { addAddress, removeAddress, updateAddress } from './change-address.ts';

/** Words of the wire for the columns (shop-api.md 5.16). */
const COLUMN_NAMES: Readonly<Record<AddressColumn, string>> = {
  NAME: 'address_name',
  FIRST_NAME: 'first_name',
  PHONE: 'phone',
  STREET: 'street_address',
  CITY: 'city',
  IS_DEFAULT: 'is_default',
  ADDED: 'id',
};

const address: AddressResolvers = { id: ({ id }) => encodeId('Address', id) };

const addAddressPayload: AddAddressPayloadResolvers = {
  address: (saving) => saving.address(),
  addresses: (saving) => saving.addresses(),
};

const updateAddressPayload: UpdateAddressPayloadResolvers = {
  address: (saving) => saving.address(),
  addresses: (saving) => saving.addresses(),
};

const deleteAddressPayload: DeleteAddressPayloadResolvers = {
  deletedId: ({ deletedId }) => (deletedId === null ? null : encodeId('Address', deletedId)),
  addresses: (deletion) => deletion.addresses(),
};

/** Saved addresses of a customer (shop-api.md 5.15 and 5.16). */
export const addressResolvers: ModuleResolvers = {
  Query: {
    myAddresses: (_, _args, context) => {
      requireToken(context);
      return fetchAddresses(context.shop);
    },
    addressTable: (_, { sort, ...args }, context) => {
      requireToken(context);
      const order = sort
        ? { column: COLUMN_NAMES[sort.column], direction: sort.direction ?? 'ASCENDING' }
        : null;
      return fetchAddressTable(context.shop, readTableRequest(args, order));
    },
  },
  Mutation: {
    addAddress: (_, { input }, context) => addAddress(input.address, context),
    updateAddress: (_, { input }, context) => updateAddress(input, context),
    deleteAddress: (_, { input }, context) => removeAddress(input, context),
  },
  Address: address,
  AddAddressPayload: addAddressPayload,
  UpdateAddressPayload: updateAddressPayload,
  DeleteAddressPayload: deleteAddressPayload,
};
