import { signInRequired } from '../../graphql/require-token.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { fetchProfile, type CustomerRecord } from '../../rest/endpoints/session.ts';

/** A customer as resolvers get them. */
export interface KnownCustomer {
  /** Their own fields; null when the shop has no call that reads customers. */
  readonly profile: () => Promise<CustomerRecord | null>;
  /** The REST API with their token; null when the request does not have it. */
  readonly shop: RestClient | null;
}

/** The owner of the token of `shop`; read at most once, and only when one of their own fields is selected. */
export function ownerOfToken(shop: RestClient): KnownCustomer {
  let profile: Promise<CustomerRecord | null> | null = null;
  return { profile: () => (profile ??= fetchProfile(shop)), shop };
}

/** The REST API for the lists of a customer; throws `UNAUTHENTICATED` when the request does not have their token. */
export function shopOf({ shop }: KnownCustomer): RestClient {
  if (shop === null) throw signInRequired();
  return shop;
}
