import { checkProfile } from '@gawai/domain/account';
import type { UpdateProfileInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { plainText } from '../shared/plain-text.ts';
import { nothingChanged, readAfterChange } from '../shared/read-after-change.ts';
import { postProfile } from '../../rest/endpoints/account.ts';
import { fetchProfile, type CustomerRecord } from '../../rest/endpoints/session.ts';
import { isAboutClient, ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  problemToUserError,
  rejectionToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** The changed customer, or why nothing changed. */
export interface ProfileChange {
  /** Null when nothing changed, or when the shop has no reading of customers. */
  readonly customer: () => Promise<CustomerRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

const FIELDS: FieldNames = { first_name: 'firstName', last_name: 'lastName', gender: 'gender' };

/**
 * Writes names and gender of the caller again (shop-api.md 5.10). The customer is read only when the
 * shop did not return them with its answer and the field is selected.
 */
export async function updateProfile(
  input: UpdateProfileInput,
  context: GatewayContext,
): Promise<ProfileChange> {
  requireToken(context);
  const { shop, log } = context;
  const profile = {
    firstName: plainText(input.firstName) ?? '',
    lastName: plainText(input.lastName),
    gender: input.gender ?? null,
  };
  const problems = checkProfile(profile);
  if (problems.length > 0) return rejected(problems.map((problem) => problemToUserError(problem)));
  const result = await postProfile(shop, profile);
  if (result instanceof ShopRejection) {
    if (isAboutClient(result)) throw result;
    return rejected(rejectionToUserErrors(result, FIELDS));
  }
  const { customer: returned } = result;
  const readBack = readAfterChange(log, () => fetchProfile(shop));
  return {
    customer: () => (returned === null ? readBack() : Promise.resolve(returned)),
    userErrors: [],
  };
}

function rejected(userErrors: readonly UserErrorRecord[]): ProfileChange {
  return { customer: nothingChanged, userErrors };
}
