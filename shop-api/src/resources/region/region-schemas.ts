import { Type } from '@sinclair/typebox';
import type { RouteSchema } from '../../http/route-schema.ts';
import { record, wire } from '../../http/wire-types.ts';

const name = wire.text('Name as shown');
export const province = record('Province', { id: wire.id('Id of the province'), name });
export const city = record('City', {
  id: wire.id('Id of the city or regency'),
  province_id: wire.id('Id of its province'),
  name,
});
export const district = record('District', {
  id: wire.id('Id of the district'),
  city_id: wire.id('Id of its city'),
  name,
});

const parent = (description: string) => Type.String({ description });

export const regionSchemas = {
  provinces: {
    tag: 'Regions',
    summary: 'List the provinces by name',
    data: { 200: Type.Array(province) },
  },
  cities: {
    tag: 'Regions',
    summary: 'List the cities of a province by name',
    query: Type.Object({ province: parent('Id of the province; an unknown one has no cities') }),
    data: { 200: Type.Array(city) },
    rejects: [422],
  },
  districts: {
    tag: 'Regions',
    summary: 'List the districts of a city by name',
    query: Type.Object({ city: parent('Id of the city; an unknown one has no districts') }),
    data: { 200: Type.Array(district) },
    rejects: [422],
  },
} satisfies Record<string, RouteSchema>;
