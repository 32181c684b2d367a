import { CITIES, DISTRICTS, PROVINCES } from './documents.ts';

/** Data of a GraphQL operation, and the size of the response in bytes. */
export interface Answer<Data> {
  readonly data: Data;
  readonly bytes: number;
}

/** Sends a GraphQL operation; throws when it has no data. */
export type Ask = <Data>(query: string, variables: object) => Promise<Answer<Data>>;

interface WithId {
  readonly id: string;
}

/** The first place that the shop delivers to, and its first courier. */
export async function someAddress(ask: Ask) {
  const start = await ask<{ provinces: WithId[]; shippingMethods: WithId[] }>(PROVINCES, {});
  const provinceId = start.data.provinces[0]?.id;
  const { cities } = (await ask<{ cities: WithId[] }>(CITIES, { provinceId })).data;
  const cityId = cities[0]?.id;
  const { districts } = (await ask<{ districts: WithId[] }>(DISTRICTS, { cityId })).data;
  const shippingMethodId = start.data.shippingMethods[0]?.id;
  return { provinceId, cityId, districtId: districts[0]?.id, shippingMethodId };
}
