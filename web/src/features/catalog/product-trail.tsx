import { paths } from '../../app/paths.ts';
import { breadcrumbTexts } from '../../texts/catalog.ts';
import { commonTexts } from '../../texts/common.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';

/** Where a product lies in the shop: home, products, its category, itself. */
export function ProductTrail({ product }: { product: ProductDetailFragment }) {
  const { category } = product;
  return (
    <Breadcrumb
      label={commonTexts.breadcrumb}
      items={[
        { name: breadcrumbTexts.home, to: paths.home() },
        { name: breadcrumbTexts.products, to: paths.listing() },
        ...(category?.slug
          ? [{ name: category.name, to: paths.listing({ category: category.slug }) }]
          : []),
        { name: product.name },
      ]}
    />
  );
}
