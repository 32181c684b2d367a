import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import { JsonLd, organization } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { BrandLinks, brandsOf } from '../../features/catalog/brand-links.tsx';
import { CategoryTiles } from '../../features/catalog/category-tiles.tsx';
import { CompareTray } from '../../features/catalog/compare-tray.tsx';
import { FeaturedProducts } from '../../features/catalog/featured-products.tsx';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { ProductSection } from '../../features/catalog/product-section.tsx';
import { HomeSlider } from '../../features/content/home-slider.tsx';
import { Promises } from '../../features/content/promises.tsx';
import { commonTexts } from '../../texts/common.ts';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { homeTexts } from '../../texts/home.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeData } from './home-loader.ts';
import { useHomeQuery, type HomeQuery } from './home.generated.ts';
import styles from './home-page.module.css';

interface PartProps {
  field: keyof HomeQuery;
  failures: HomeData;
  children: ReactNode;
}

/** One part of the page, or why it is missing and a retry button. */
function Part({ field, failures, children }: PartProps) {
  const { revalidate, state } = useRevalidator();
  const failure = failures.find((each) => each.field === field);
  if (failure === undefined) return children;
  return (
    <ErrorState
      title={failure.title}
      message={failure.message}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

/** Slider, featured products, categories, brands, newest products (specification.md 2, home). */
export function HomePage() {
  const site = useSite();
  const failures = useLoaderData<HomeData>();
  const { data } = useHomeQuery(loaded);
  const slides = data?.slides ?? [];
  const featured = data?.featuredProducts ?? [];
  const categories = data?.categories ?? [];
  const newest = data?.products?.nodes ?? [];
  const brands = brandsOf(data?.products);
  const has = (field: keyof HomeQuery) => failures.some((failure) => failure.field === field);
  const seeAll = { to: paths.listing(), label: commonTexts.allProducts };
  return (
    <div className={styles['page']}>
      <PageHead title={homeTexts.title} description={homeTexts.description} />
      {import.meta.env.SSR ? <JsonLd data={organization(site)} /> : null}
      <h1>
        <VisuallyHidden>{homeTexts.title}</VisuallyHidden>
      </h1>
      <Part field="slides" failures={failures}>
        {slides.length > 0 ? <HomeSlider slides={slides} /> : null}
      </Part>
      <Promises />
      {featured.length > 0 || has('featuredProducts') ? (
        <ProductSection title={homeTexts.featured}>
          <Part field="featuredProducts" failures={failures}>
            <FeaturedProducts
              label={homeTexts.featuredRow}
              products={featured}
              wishlistToggleOf={(product) => <WishlistToggle product={product} isOnCard />}
            />
          </Part>
        </ProductSection>
      ) : null}
      {categories.length > 0 ? (
        <ProductSection title={homeTexts.categories}>
          <CategoryTiles categories={categories} />
        </ProductSection>
      ) : null}
      {brands.length > 0 ? (
        <ProductSection title={homeTexts.brands}>
          <BrandLinks brands={brands} />
        </ProductSection>
      ) : null}
      <ProductSection title={homeTexts.newest} more={seeAll}>
        <Part field="products" failures={failures}>
          {newest.length > 0 ? (
            <ProductGrid
              products={newest}
              label={homeTexts.newest}
              wishlistToggleOf={(product) => <WishlistToggle product={product} isOnCard />}
            />
          ) : (
            <EmptyState level={3} title={homeTexts.noProducts} />
          )}
        </Part>
      </ProductSection>
      <CompareTray />
    </div>
  );
}
