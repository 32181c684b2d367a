import type { SavedAddressInput, UpdateAddressInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import { nothingChanged, readAfterChange } from '../shared/read-after-change.ts';
import {
  deleteAddress,
  fetchAddresses,
  postAddress,
  putAddress,
  type AddressBody,
  type AddressRecord,
  type SavedAddress,
} from '../../rest/endpoints/address.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { checkAddress, WIRE_FIELDS } from './address-body.ts';
import { wholeAddress } from './whole-address.ts';

/** Result of a change to the saved addresses. */
export interface AddressesChange {
  /** All of them after the change; null when nothing changed or they cannot be read. */
  readonly addresses: () => Promise<readonly AddressRecord[] | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

/** Result of saving an address. */
export interface AddressSaving extends AddressesChange {
  /** Null when it was not saved, or when the shop does not return it. */
  readonly address: () => Promise<AddressRecord | null>;
}

/** Result of deleting an address. */
export interface AddressDeletion extends AddressesChange {
  /** The shop's own id; null when the address was not deleted. */
  readonly deletedId: string | null;
}

/** Saves a new address of the customer (shop-api.md 5.15). */
export async function addAddress(
  input: SavedAddressInput,
  context: GatewayContext,
): Promise<AddressSaving> {
  requireToken(context);
  const { body, userErrors } = await checkAddress(input, context.data);
  if (body === null) return rejectedSaving(userErrors);
  return saved(await postAddress(context.shop, body), body, context);
}

/** Changes an address of the customer (shop-api.md 5.15). */
export async function updateAddress(
  input: UpdateAddressInput,
  context: GatewayContext,
): Promise<AddressSaving> {
  requireToken(context);
  const id = decodeId('Address', input.id, 'id');
  const whole = await wholeAddress(context.shop, id, input.address);
  if (whole === null) return rejectedSaving(addressNotFound());
  const { body, userErrors } = await checkAddress(whole, context.data);
  if (body === null) return rejectedSaving(userErrors);
  return saved(await putAddress(context.shop, id, body), body, context);
}

/** Deletes an address of the customer (shop-api.md 5.15). */
export async function removeAddress(
  input: { readonly id: string },
  context: GatewayContext,
): Promise<AddressDeletion> {
  requireToken(context);
  const { shop, log } = context;
  const id = decodeId('Address', input.id, 'id');
  const rejection = await deleteAddress(shop, id);
  if (rejection === null) {
    const addresses = readAfterChange(log, () => fetchAddresses(shop));
    return { deletedId: id, addresses, userErrors: [] };
  }
  return { deletedId: null, addresses: nothingChanged, userErrors: rejectionErrors(rejection) };
}

function saved(
  result: SavedAddress | ShopRejection,
  body: AddressBody,
  { shop, log }: GatewayContext,
): AddressSaving {
  if (result instanceof ShopRejection) return rejectedSaving(rejectionErrors(result));
  const addresses = readAfterChange(log, () => fetchAddresses(shop));
  const find = async () => findSaved((await addresses()) ?? [], result.id, body);
  const { address: returned } = result;
  return {
    address: () => (returned === null ? find() : Promise.resolve(returned)),
    addresses,
    userErrors: [],
  };
}

/**
 * The saved address among all: by its id, or by the sent fields when the shop did not return an id. Of
 * several equal addresses it is the newest; the shop lists the default first, then the newest.
 */
function findSaved(
  addresses: readonly AddressRecord[],
  id: string | null,
  body: AddressBody,
): AddressRecord | null {
  if (id !== null) return addresses.find((address) => address.id === id) ?? null;
  const equal = addresses.filter(
    (address) =>
      address.name === body.address_name &&
      address.street === body.street_address &&
      address.zipCode === body.zip_code &&
      address.firstName === body.first_name &&
      address.district?.id === String(body.district_id),
  );
  const isNew = body.is_default === 1 ? equal[0] : equal.find(({ isDefault }) => !isDefault);
  return isNew ?? equal[0] ?? null;
}

function rejectedSaving(userErrors: readonly UserErrorRecord[]): AddressSaving {
  return { address: nothingChanged, addresses: nothingChanged, userErrors };
}

function rejectionErrors(rejection: ShopRejection): readonly UserErrorRecord[] {
  return rejection.code === 'NOT_FOUND'
    ? addressNotFound()
    : mutationErrors(rejection, WIRE_FIELDS);
}

function addressNotFound(): readonly UserErrorRecord[] {
  return problemsToUserErrors([{ code: 'ADDRESS_NOT_FOUND' }]);
}
