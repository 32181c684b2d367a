import type { SavedAddressInput } from '../../__generated__/resolvers.ts';
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
import { isAboutClient, ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  problemToUserError,
  rejectionToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { checkAddress, WIRE_FIELDS } from './address-body.ts';

/** What became of a change to the saved addresses. */
export interface AddressesChange {
  /** All of them after the change; null when nothing changed or they cannot be read. */
  readonly addresses: () => Promise<readonly AddressRecord[] | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

/** What became of an address that was to be saved. */
export interface AddressSaving extends AddressesChange {
  /** Null when it was not saved, or when the shop does not return it. */
  readonly address: () => Promise<AddressRecord | null>;
}

/** What became of an address that was to be deleted. */
export interface AddressDeletion extends AddressesChange {
  /** The shop's own id; null when it is still there. */
  readonly deletedId: string | null;
}

/** Saves a new address of the caller (shop-api.md 5.15). */
export async function addAddress(
  input: SavedAddressInput,
  context: GatewayContext,
): Promise<AddressSaving> {
  requireToken(context);
  const { body, userErrors } = await checkAddress(input, context.data);
  if (body === null) return rejectedSaving(userErrors);
  return saved(await postAddress(context.shop, body), body, context);
}

/** Writes an address of the caller again (shop-api.md 5.15). */
export async function updateAddress(
  input: { readonly id: string; readonly address: SavedAddressInput },
  context: GatewayContext,
): Promise<AddressSaving> {
  requireToken(context);
  const id = decodeId('Address', input.id, 'id');
  const { body, userErrors } = await checkAddress(input.address, context.data);
  if (body === null) return rejectedSaving(userErrors);
  return saved(await putAddress(context.shop, id, body), body, context);
}

/** Deletes an address of the caller (shop-api.md 5.15). */
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
 * The saved address among all: by its id, or where the shop did not return one, by what was sent. Of
 * equal ones the newest is meant; the shop lists the default first, then the newest.
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
  if (isAboutClient(rejection)) throw rejection;
  if (rejection.code === 'NOT_FOUND') return [problemToUserError({ code: 'ADDRESS_NOT_FOUND' })];
  return rejectionToUserErrors(rejection, WIRE_FIELDS);
}
