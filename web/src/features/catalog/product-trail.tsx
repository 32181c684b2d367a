import { paths } from '../../routing/paths.ts';
import { breadcrumbTexts } from '../../texts/product.ts';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import { Trail } from './trail.tsx';

/** Breadcrumbs of a product: home, products, its category, itself. */
export function ProductTrail({ product }: { product: ProductDetailFragment }) {
  const { category } = product;
  return (
    <Trail
      steps={[
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
