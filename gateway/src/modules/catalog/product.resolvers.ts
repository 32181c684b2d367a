import { zeroDecimal } from '@gawai/domain/decimal';
import { availability, discountPercent } from '@gawai/domain/product';
import type {
  ProductResolvers,
  ProductVariantResolvers,
  WarehouseStockResolvers,
} from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { htmlText } from '../../graphql/scalars/html-text.ts';
import type { ProductDetails, ProductRecord } from '../../rest/endpoints/product.ts';
import { categoryOfProduct, type KnownCategory } from './category.resolvers.ts';
import { limitProductReads } from '../shared/limit-product-reads.ts';
import { noSeo } from '../../rest/endpoints/seo.ts';

/** Details that no order changes; they may be older than prices and stocks. */
const DESCRIPTIVE: ReadonlySet<keyof ProductDetails> = new Set([
  'weight',
  'description',
  'brand',
  'sku',
  'warranty',
  'specifications',
  'images',
  'image',
  'seo',
  'category',
]);

/**
 * A detail of a product. Entries of lists may lack it; then the whole product is read, once per
 * request for all its details, and only when a missing detail is selected. `absent` is returned when
 * the shop has stopped selling the product in between.
 */
function detail<Name extends keyof ProductDetails>(
  product: Pick<ProductRecord, 'id'> & Partial<ProductDetails>,
  name: Name,
  context: GatewayContext,
  absent: ProductDetails[Name],
): ProductDetails[Name] | Promise<ProductDetails[Name]> {
  const details: Partial<ProductDetails> = product;
  const known = details[name];
  if (known !== undefined) return known;
  const { productById, descriptionById } = context.loaders;
  const loader = DESCRIPTIVE.has(name) ? descriptionById : productById;
  return loader.load(product.id).then((found) => (found === null ? absent : found[name]));
}

/** `then` without a promise for values that are present: a listing has hundreds of fields, and promises cost. */
function when<Value, Result>(
  value: Value | Promise<Value>,
  map: (value: Value) => Result,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(map) : map(value);
}

/** Fields of a product. */
export const productResolvers: ProductResolvers = {
  id: (parent) => encodeId('Product', parent.id),
  originalPrice: (parent, _, context) =>
    when(detail(parent, 'originalPrice', context, null), (before) =>
      before !== null && before > parent.price ? before : null,
    ),
  discountPercent: (parent, _, context) =>
    when(detail(parent, 'originalPrice', context, null), (originalPrice) =>
      originalPrice === null ? null : discountPercent(originalPrice, parent.price),
    ),
  discountAmount: (parent, _, context) =>
    when(detail(parent, 'originalPrice', context, null), (before) =>
      before !== null && before > parent.price ? before - parent.price : null,
    ),
  brand: (parent, _, context) => detail(parent, 'brand', context, null),
  sku: (parent, _, context) => detail(parent, 'sku', context, null),
  warranty: (parent, _, context) => detail(parent, 'warranty', context, null),
  specifications: (parent, _, context) => detail(parent, 'specifications', context, []),
  weight: (parent, _, context) => detail(parent, 'weight', context, zeroDecimal),
  rating: (parent, _, context) => detail(parent, 'rating', context, null),
  reviewCount: (parent, _, context) => detail(parent, 'reviewCount', context, null),
  description: (parent, _, context) => detail(parent, 'description', context, null),
  descriptionText: (parent, _, context) =>
    when(detail(parent, 'description', context, null), (html) =>
      html === null ? null : htmlText(html) || null,
    ),
  images: (parent, _, context) => detail(parent, 'images', context, []),
  image: (parent, _, context) => detail(parent, 'image', context, null),
  seo: (parent, _, context) => detail(parent, 'seo', context, noSeo),
  // A list without variants uses the total: one read per product would be too many.
  availability: (parent, _, context) =>
    when(detail(parent, 'onlineStock', context, 0), (onlineStock) =>
      availability({ active: parent.active, onlineStock, variants: parent.variants ?? [] }),
    ),
  onlineStock: (parent, _, context) => detail(parent, 'onlineStock', context, 0),
  variants: (parent, _, context) => detail(parent, 'variants', context, []),
  stocks: (parent, _, context) => detail(parent, 'warehouseStocks', context, []),
  related: ({ slug }, _, { data }) => {
    limitProductReads(data, 'related');
    return data.relatedProducts(slug);
  },
  category: (parent, _, context): KnownCategory | null | Promise<KnownCategory | null> => {
    const category = detail(parent, 'category', context, null);
    return category instanceof Promise
      ? category.then((named) => categoryOfProduct(named, context))
      : categoryOfProduct(category, context);
  },
};

/** Fields of a variant. */
export const productVariantResolvers: ProductVariantResolvers = {
  id: (parent) => encodeId('ProductVariant', parent.id),
  availability: ({ active, onlineStock }) => availability({ active, onlineStock, variants: [] }),
  stocks: (parent) => parent.warehouseStocks,
};

/** Fields of the stock of one warehouse. */
export const warehouseStockResolvers: WarehouseStockResolvers = {
  warehouse: (parent) => ({ id: parent.warehouseId }),
};
