import { readFields } from '../../http/read-fields.ts';
import { existing, notFound } from '../../http/rejections.ts';
import type { FastifyInstance } from 'fastify';
import type { Customer } from '../../http/customer.ts';
import { bare, created, ok, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf, type Call } from '../../http/route.ts';
import { isTableCall, readTableQuery } from '../../http/table-query.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { addressShape, addressSchemas, addressFields } from './address-schemas.ts';
import { ADDRESS_COLUMNS, addressTable } from './address-table.ts';
import { addressesOf, ownAddress } from './queries.ts';
import { addAddress, changeAddress, removeAddress, type FilledAddress } from './save-address.ts';
import type { Database } from '../../db/database.ts';
import { checkRegion } from '../region/check-region.ts';

/** GET and POST /user-address, PUT and DELETE /user-address/{id} (shop-api.md 5.15), the table (5.16). */
export function addressRoutes(app: FastifyInstance, shop: Shop): void {
  const { customerRoute } = routesOf(app, shop);
  customerRoute('GET /user-address', addressSchemas.list, async ({ caller, query }) => {
    if (isTableCall(query)) {
      return bare(await addressTable(shop.db, caller.id, readTableQuery(query, ADDRESS_COLUMNS)));
    }
    return ok((await addressesOf(shop.db, caller.id)).map(addressShape));
  });
  customerRoute('POST /user-address', addressSchemas.add, (call) => postAddress(shop, call));
  customerRoute('PUT /user-address/:id', addressSchemas.change, (call) => putAddress(shop, call));
  customerRoute('DELETE /user-address/:id', addressSchemas.remove, async ({ caller, params }) => {
    const isRemoved = await removeAddress(shop.db, caller.id, existing(idFrom(params.id)));
    return isRemoved ? ok(null, 'Alamat berhasil dihapus') : notFound();
  });
}

async function postAddress(shop: Shop, { caller, body }: Call<Customer>): Promise<ShopResponse> {
  const added = await addAddress(shop.db, caller.id, await readAddress(shop.db, body));
  return created(added && addressShape(added), 'Alamat berhasil disimpan');
}

/** The owner is checked first: another customer gets 404 for any body. */
async function putAddress(
  shop: Shop,
  { caller, params, body }: Call<Customer, 'id'>,
): Promise<ShopResponse> {
  const { id } = existing(await ownAddress(shop.db, caller.id, existing(idFrom(params.id))));
  const changed = await changeAddress(shop.db, caller.id, id, await readAddress(shop.db, body));
  return ok(addressShape(existing(changed)), 'Alamat berhasil disimpan');
}

/**
 * Reads the body of POST and PUT /user-address (shop-api.md 5.15); throws 422 for its errors. The regions must contain
 * each other; their names come from the database.
 */
async function readAddress(db: Database, body: unknown): Promise<FilledAddress> {
  const { isDefault: wantsDefault, ...sent } = readFields(addressFields, body);
  return { fields: { ...sent, ...(await checkRegion(db, sent)) }, wantsDefault };
}
