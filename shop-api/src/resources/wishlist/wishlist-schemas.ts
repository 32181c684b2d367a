import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { nothing, pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';
import { productCard } from '../catalog/product-schemas.ts';

/** An entry of a wishlist as the wire sends it. */
export const item = record('WishlistItem', {
  id: wire.id('Id of the entry'),
  product_id: wire.id('Id of the product'),
  product_variant: nullable(
    Type.Object({ id: wire.id('Id of the variant'), name: wire.text('Name as shown') }),
  ),
  price: wire.rupiah('Price when the entry was added'),
  product: nullable(productCard),
});

export const wishlistFields = fieldSet({
  product_id: field.id('Produk', 'Product to add'),
  product_variant_id: field.optionalId('Varian', 'Variant of the product'),
  price: field.rupiah('Harga', 'Price that the customer saw; 0 for the current price'),
});

const added = nullable(Type.Object({ id: wire.id('Id of the entry') }));

export const wishlistSchemas = {
  list: {
    tag: 'Wishlist',
    summary: 'List the wishlist, newest first',
    data: { 200: Type.Array(item) },
  },
  add: {
    tag: 'Wishlist',
    summary: 'Add a product; 200 when it is already on the wishlist',
    body: wishlistFields.schema,
    data: { 200: added, 201: added },
    rejects: [404, 422],
  },
  remove: {
    tag: 'Wishlist',
    summary: 'Remove an entry',
    params: pathKeys({ id: 'Id of the entry' }),
    data: { 200: nothing },
    rejects: [404],
  },
} satisfies Record<string, RouteSchema>;
