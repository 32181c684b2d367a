import { possibleTypes, typePolicies } from './__generated__/cache.ts';

/**
 * Options of Apollo Client's `InMemoryCache`. The shop's ids are unique over all types, so an entry is
 * identified by its `id` alone, e.g. `Product:101`.
 */
export const cacheOptions = {
  possibleTypes,
  typePolicies,
  dataIdFromObject: ({ id }: Readonly<Record<string, unknown>>) =>
    typeof id === 'string' ? id : undefined,
};
