import { PAYMENT_AMOUNT_MAX } from '@gawai/domain/limits';
import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, pageOf, pageParameter, record, wire, word } from '../../http/wire-types.ts';

/** Maximum pieces of one stock row. */
export const MAX_PIECES = 1_000_000;
const MIN_PRICE = 1;

export const operatorStock = record('OperatorStock', {
  warehouse_id: wire.id('Id of the warehouse'),
  warehouse: wire.text('Name of the warehouse'),
  stock: wire.count('Pieces'),
});

export const operatorVariant = record('OperatorVariant', {
  id: wire.id('Id of the variant'),
  name: wire.text('Name as shown'),
  is_active: wire.flag('on sale'),
  product_stocks: Type.Array(operatorStock),
});

export const operatorProduct = record('OperatorProduct', {
  id: wire.id('Id of the product'),
  sku: wire.text('SKU'),
  name: wire.text('Name as shown'),
  status: Type.Integer({ description: '1: on sale' }),
  price: wire.rupiah('Price of one piece'),
  original_price: wire.rupiah('Struck-through price, 0 for none'),
  product_stocks: Type.Array(operatorStock),
  product_variants: Type.Array(operatorVariant),
});

export const priceFields = fieldSet({
  price: {
    ...field.optionalWhole('Harga', 'Price in rupiah', MIN_PRICE, PAYMENT_AMOUNT_MAX),
    isRequired: true,
  },
  original_price: field.optionalWhole(
    'Harga Asli',
    'Struck-through price in rupiah, 0 for none; unchanged when missing',
    0,
    PAYMENT_AMOUNT_MAX,
  ),
});

export const stockFields = fieldSet({
  product_variant_id: field.optionalId('Varian', 'Variant, required if the product has variants'),
  warehouse_id: field.id('Gudang', 'Warehouse'),
  stock: field.optionalWhole('Stok', 'Pieces in stock; or `change`', 0, MAX_PIECES),
  change: field.optionalWhole(
    'Perubahan Stok',
    'Pieces to add, or to remove when below 0',
    -MAX_PIECES,
    MAX_PIECES,
  ),
});

const params = pathKeys({ key: 'Id or SKU of the product' });

export const operatorProductSchemas = {
  list: {
    tag: 'Operator',
    summary: 'List all products with price and stock, newest first',
    query: Type.Object({
      s: word('Words in name, SKU or id'),
      page: pageParameter,
    }),
    data: { 200: pageOf(operatorProduct) },
  },
  one: { tag: 'Operator', summary: 'Read a product', params, data: { 200: operatorProduct } },
  price: {
    tag: 'Operator',
    summary: 'Change the price of a product',
    changesProducts: true,
    params,
    body: priceFields.schema,
    data: { 200: operatorProduct },
    rejects: [422],
  },
  stock: {
    tag: 'Operator',
    summary: 'Set or change the stock at a warehouse',
    changesProducts: true,
    params,
    body: stockFields.schema,
    data: {
      200: Type.Object({
        product_id: wire.id('Id of the product'),
        product_variant_id: nullable(wire.id('Id of the variant')),
        warehouse_id: wire.id('Id of the warehouse'),
        stock: wire.count('Pieces in stock'),
      }),
    },
    rejects: [409, 422],
  },
} satisfies Record<string, RouteSchema>;
