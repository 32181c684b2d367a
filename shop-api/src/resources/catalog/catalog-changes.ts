import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { catalogChanges, categories, products } from '../../db/tables/catalog.ts';
import type { IndexedCategory, ProductChange } from './indexed-product.ts';

/** Stands for the categories among the changed products. */
const CATEGORIES = 0;

/** Above every id. */
const BEHIND_ALL = 2_147_483_647;

/** A part of the catalogue that is read at once, so that others can be served in between. */
const CHANGES_AT_ONCE = 1_000;

/** What happened to the catalogue: each product that changed as it is now, and all categories. */
export interface CatalogChanges {
  /** Everything up to this version is in it. */
  readonly version: number;
  readonly changes: readonly ProductChange[];
  readonly categories: readonly IndexedCategory[];
}

/** The version of the last change that was made to a product or category; 0 before the first. */
export async function newestVersion(db: Database): Promise<number> {
  const [last] = await db
    .select({ version: catalogChanges.version })
    .from(catalogChanges)
    .orderBy(desc(catalogChanges.version))
    .limit(1);
  return last?.version ?? 0;
}

/** What changed after a version. */
export async function changesAfter(db: Database, after: number): Promise<CatalogChanges> {
  // One that changes again while they are read comes again, behind all others.
  const changes = new Map<number, ProductChange>();
  let last = { version: after, id: BEHIND_ALL };
  for (let read = CHANGES_AT_ONCE; read === CHANGES_AT_ONCE;) {
    const rows = await changesBehind(db, last);
    for (const { id, product } of rows) changes.set(id, { id, product });
    read = rows.length;
    last = rows.at(-1) ?? last;
  }
  changes.delete(CATEGORIES);
  // Read last: a category is there before the first product in it.
  const all = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      urlSlug: categories.urlSlug,
    })
    .from(categories);
  return { version: last.version, changes: [...changes.values()], categories: all };
}

/** The next changes behind one, by version and product. */
function changesBehind(db: Database, { version, id }: { version: number; id: number }) {
  // By the limit each product is looked up by its id: a plain join may read all of them for every part.
  const sold = db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      price: products.price,
      nameKey: products.nameKey,
    })
    .from(products)
    .where(and(eq(products.id, catalogChanges.productId), eq(products.status, 1)))
    .limit(1)
    .as('sold');
  return db
    .select({
      id: catalogChanges.productId,
      version: catalogChanges.version,
      product: {
        id: sold.id,
        categoryId: sold.categoryId,
        price: sold.price,
        nameKey: sold.nameKey,
      },
    })
    .from(catalogChanges)
    .leftJoinLateral(sold, sql`true`)
    .where(sql`(${catalogChanges.version}, ${catalogChanges.productId}) > (${version}, ${id})`)
    .orderBy(asc(catalogChanges.version), asc(catalogChanges.productId))
    .limit(CHANGES_AT_ONCE);
}
