import type { RegionResolvers } from '../../__generated__/resolvers.ts';
import { decodeId, encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';

const region: RegionResolvers = { id: ({ level, id }) => encodeId(level, id) };

/** Provinces, cities and districts (shop-api.md 5.12). */
export const regionResolvers: ModuleResolvers = {
  Query: {
    provinces: (_, _args, { data }) => data.provinces(),
    cities: (_, { provinceId }, { data }) =>
      data.cities(decodeId('Province', provinceId, 'provinceId')),
    districts: (_, { cityId }, { data }) => data.districts(decodeId('City', cityId, 'cityId')),
  },
  Region: region,
};
