import { checkProfile } from '@gawai/domain/session';
import type { UpdateProfileInput } from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { plainText } from '../shared/plain-text.ts';
import type { KnownCustomer } from '../shared/known-customer.ts';
import { nothingChanged, readAfterChange } from '../shared/read-after-change.ts';
import { postProfile, type Profile } from '../../rest/endpoints/account.ts';
import { fetchProfile } from '../../rest/endpoints/session.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** The changed customer, or why nothing changed. */
export interface ProfileChange {
  /** Null when nothing changed, or when the shop has no call that reads customers. */
  readonly customer: () => Promise<KnownCustomer | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

const FIELDS: FieldNames = { first_name: 'firstName', last_name: 'lastName', gender: 'gender' };

/**
 * Updates names and gender of the customer (shop-api.md 5.10). The customer is read again only when
 * the field is selected and the response of the shop did not contain them.
 */
export async function updateProfile(
  input: UpdateProfileInput,
  context: GatewayContext,
): Promise<ProfileChange> {
  requireToken(context);
  const { shop, log } = context;
  const profile = await wholeProfile(input, shop);
  const problems = checkProfile(profile);
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const result = await postProfile(shop, profile);
  if (result instanceof ShopRejection) return rejected(mutationErrors(result, FIELDS));
  const { customer: returned } = result;
  const readBack = readAfterChange(log, () => fetchProfile(shop));
  return {
    customer: async () => {
      const record = returned ?? (await readBack());
      return record && { profile: () => Promise.resolve(record), shop };
    },
    userErrors: [],
  };
}

/**
 * The profile after the change. Fields that the input leaves out are read from the shop; throws `BAD_USER_INPUT`
 * when the shop has no call that reads customers.
 */
async function wholeProfile(input: UpdateProfileInput, shop: RestClient): Promise<Profile> {
  const { firstName, lastName, gender } = input;
  const missing = (['firstName', 'lastName', 'gender'] as const).find(
    (field) => input[field] === undefined,
  );
  const present = missing === undefined ? null : await fetchProfile(shop);
  if (missing !== undefined && present === null) {
    throw badUserInput(`${missing} is missing, and the shop cannot read what it is now`, missing);
  }
  return {
    firstName: firstName === undefined ? (present?.firstName ?? '') : (plainText(firstName) ?? ''),
    lastName: lastName === undefined ? (present?.lastName ?? null) : plainText(lastName),
    gender: gender === undefined ? (present?.gender ?? null) : gender,
  };
}

function rejected(userErrors: readonly UserErrorRecord[]): ProfileChange {
  return { customer: nothingChanged, userErrors };
}
