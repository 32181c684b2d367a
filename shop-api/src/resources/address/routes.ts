import type { FastifyInstance } from 'fastify';
import type { Customer } from '../../http/customer.ts';
import { notFound, invalid } from '../../http/rejections.ts';
import { bare, created, ok, type ShopResponse } from '../../http/shop-response.ts';
import { customerRoute, type Call } from '../../http/route.ts';
import { isTableCall, readTableQuery } from '../../http/table-query.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { addressShape, addressSchemas, addressForm } from './address-schemas.ts';
import { ADDRESS_COLUMNS, addressTable } from './address-table.ts';
import { addressesOf, ownAddress } from './queries.ts';
import { addAddress, changeAddress, removeAddress, type FilledAddress } from './save-address.ts';
import type { Database } from '../../db/database.ts';
import { FormReader } from '../../http/form.ts';
import { checkRegion } from '../region/check-region.ts';

/** GET and POST /user-address, PUT and DELETE /user-address/{id} (shop-api.md 5.15), the table (5.16). */
export function addressRoutes(app: FastifyInstance, shop: Shop): void {
  customerRoute(app, shop, 'GET /user-address', addressSchemas.list, async ({ caller, query }) => {
    if (isTableCall(query)) {
      return bare(await addressTable(shop.db, caller.id, readTableQuery(query, ADDRESS_COLUMNS)));
    }
    return ok((await addressesOf(shop.db, caller.id)).map(addressShape));
  });
  customerRoute(app, shop, 'POST /user-address', addressSchemas.add, (call) =>
    postAddress(shop, call),
  );
  customerRoute(app, shop, 'PUT /user-address/:id', addressSchemas.change, (call) =>
    putAddress(shop, call),
  );
  customerRoute(
    app,
    shop,
    'DELETE /user-address/:id',
    addressSchemas.remove,
    async ({ caller, params }) => {
      const id = idFrom(params.id);
      const isRemoved = id !== null && (await removeAddress(shop.db, caller.id, id));
      return isRemoved ? ok(null, 'Alamat berhasil dihapus') : notFound();
    },
  );
}

async function postAddress(shop: Shop, { caller, body }: Call<Customer>): Promise<ShopResponse> {
  const read = await readAddress(shop.db, body);
  if (read.rejection !== null) return read.rejection;
  const added = await addAddress(shop.db, caller.id, read.address);
  return created(added && addressShape(added), 'Alamat berhasil disimpan');
}

/** Whose address it is comes first: another customer gets 404 whatever they send. */
async function putAddress(
  shop: Shop,
  { caller, params, body }: Call<Customer, 'id'>,
): Promise<ShopResponse> {
  const id = idFrom(params.id);
  if (id === null || (await ownAddress(shop.db, caller.id, id)) === null) return notFound();
  const read = await readAddress(shop.db, body);
  if (read.rejection !== null) return read.rejection;
  const changed = await changeAddress(shop.db, caller.id, id, read.address);
  return changed === null ? notFound() : ok(addressShape(changed), 'Alamat berhasil disimpan');
}

/**
 * Reads the body of POST and PUT /user-address (shop-api.md 5.15), or returns what is wrong with it: 422.
 * The regions must lie in each other; their names are taken from the shop's own records.
 */
async function readAddress(
  db: Database,
  body: unknown,
): Promise<
  | { readonly rejection: ShopResponse }
  | { readonly rejection: null; readonly address: FilledAddress }
> {
  const form = new FormReader(body);
  const { isDefault: wantsDefault, ...sent } = addressForm.read(form);
  if (form.errors !== null) return { rejection: invalid(form.errors) };
  const region = await checkRegion(db, sent);
  if (region.errors !== null) return { rejection: invalid(region.errors) };
  return { rejection: null, address: { fields: { ...sent, ...region.names }, wantsDefault } };
}
