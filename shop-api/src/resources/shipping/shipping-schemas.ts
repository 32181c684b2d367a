import { Type } from '@sinclair/typebox';
import { field, fieldSet, schemaOf } from '../../http/fields.ts';
import type { RouteSchema } from '../../http/route-schema.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';

/** More grams than any order has. */
const MAX_GRAMS = 2_147_483_647;

export const method = record('ShippingMethod', {
  id: wire.id('Id of the method'),
  name: wire.text('Name as shown'),
  logo: wire.image('Logo'),
  tracking_url: nullable(
    Type.String({ description: 'URL of the tracking page, with `{resi}` for the tracking number' }),
  ),
  is_rajaongkir: wire.flag('the fee comes from `GET /shipping-fee`'),
  rajaongkir_courier_name: nullable(Type.String({ description: '`courier` of that call' })),
  additional_fee: wire.rupiah('Added to the fee of the courier, or the whole fee'),
  insurance_fee_percentage: wire.decimal('Per cent of the discounted goods'),
  insurance_fee_amount: Type.Number({
    minimum: 0,
    description: 'Added to the insurance, in rupiah; may have a fraction',
  }),
});

export const warehouse = record('Warehouse', {
  id: wire.id('Id of the warehouse'),
  name: wire.text('Name as shown'),
  is_default: wire.flag('used when the shopper chooses none'),
  city_id: wire.id('Id of its city'),
  address: nullable(Type.String({ description: 'Address for pickup' })),
  opening_hours: nullable(Type.String()),
  phone: nullable(Type.String()),
});

const fee = record('ShippingFee', {
  service: wire.text('Code of the service'),
  etd: wire.text('Delivery days of the courier, such as `2-3`; may be empty'),
  cost: wire.rupiah('Fee of the service'),
});

/** What the cities of GET /shipping-fee are called in messages. */
export const placeLabels = { origin: 'Kota Asal', destination: 'Kota Tujuan' } as const;

/** The query of GET /shipping-fee: each city is looked up before the next field is read. */
export const placeFields = {
  origin: field.id(placeLabels.origin, 'City of the warehouse'),
  destination: field.id(placeLabels.destination, 'City of the address'),
};
export const parcelFields = fieldSet({
  weight: field.whole('Berat', 'Weight in grams', 1, MAX_GRAMS),
  courier: field.text('Kurir', '`rajaongkir_courier_name` of the method'),
});

export const shippingSchemas = {
  methods: {
    tag: 'Shipping',
    summary: 'List the shipping methods',
    data: { 200: Type.Array(method) },
  },
  warehouses: {
    tag: 'Shipping',
    summary: 'List the warehouses; the first is used for pickup',
    data: { 200: Type.Array(warehouse) },
  },
  fees: {
    tag: 'Shipping',
    summary: 'List the fees of a courier for a weight between two cities, cheapest first',
    description: 'No service on the route is an empty list.',
    query: schemaOf(fieldSet(placeFields), parcelFields),
    data: { 200: Type.Array(fee) },
    rejects: [422],
  },
} satisfies Record<string, RouteSchema>;
