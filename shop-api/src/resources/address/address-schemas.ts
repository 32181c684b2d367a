import { NAME_MAX, STREET_ADDRESS_MAX, ZIP_CODE_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { nothing, pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { wireRecord } from '../../http/wire-record.ts';
import type { AddressRow } from './queries.ts';
import { tableQuery } from '../../http/table-query.ts';
import { nullable, record, tableOf, wire } from '../../http/wire-types.ts';

const address = record('Address', {
  id: wire.id('Id of the address'),
  address_name: wire.text('Name chosen by the customer'),
  is_default: wire.flag('the default address'),
  street_address: wire.text('Street and number'),
  province_id: wire.id('Id of the province'),
  province: wire.text('Name of the province'),
  city_id: wire.id('Id of the city'),
  city: wire.text('Name of the city'),
  district_id: wire.id('Id of the district'),
  district: wire.text('Name of the district'),
  zip_code: wire.text('Postal code'),
  first_name: wire.text('First name of the recipient'),
  last_name: nullable(Type.String()),
  phone: Type.String({ description: 'Of the recipient, in the format `+62…`' }),
});

/** A saved address as the wire sends it (shop-api.md 5.15). */
export const addressShape = (row: AddressRow) => wireRecord(address, row, {});

const name = (label: string, description: string) =>
  field.optionalText(label, `${description}; the shop uses its own`, NAME_MAX);

export const addressFields = fieldSet({
  address_name: field.text(fieldLabels.addressName, 'Name of the address', NAME_MAX),
  street_address: field.text(fieldLabels.streetAddress, 'Street and number', STREET_ADDRESS_MAX),
  province_id: field.id(fieldLabels.provinceId, 'Province'),
  city_id: field.id(fieldLabels.cityId, 'City in the province'),
  district_id: field.id(fieldLabels.districtId, 'District in the city'),
  zip_code: field.text(fieldLabels.zipCode, 'Postal code', ZIP_CODE_MAX),
  first_name: field.text(fieldLabels.firstName, 'First name of the recipient', NAME_MAX),
  last_name: field.optionalText(fieldLabels.lastName, 'Last name', NAME_MAX),
  phone: field.phone('Phone number of the recipient'),
  province: name(fieldLabels.provinceId, 'Name of the province'),
  city: name(fieldLabels.cityId, 'Name of the city'),
  district: name(fieldLabels.districtId, 'Name of the district'),
  is_default: field.flag('the default address; it clears the flag of the others'),
});

const params = pathKeys({ id: 'Id of the address' });

export const addressSchemas = {
  list: {
    tag: 'Addresses',
    summary: 'List the saved addresses, the default one first',
    description: 'With `source=datatables`, a page of the table protocol without envelope.',
    query: tableQuery,
    data: { 200: Type.Array(address) },
    table: tableOf(address),
  },
  add: {
    tag: 'Addresses',
    summary: 'Save an address; the first one becomes the default',
    body: addressFields.schema,
    data: { 201: address },
    rejects: [422],
  },
  change: {
    tag: 'Addresses',
    summary: 'Change an address',
    params,
    body: addressFields.schema,
    data: { 200: address },
    rejects: [404, 422],
  },
  remove: {
    tag: 'Addresses',
    summary: 'Delete an address; the newest one becomes the default if needed',
    params,
    data: { 200: nothing },
    rejects: [404],
  },
} satisfies Record<string, RouteSchema>;
