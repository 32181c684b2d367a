import { useParams } from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import { JsonLd } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { useSite } from '../../routing/site.ts';
import { BuyBox } from '../../features/cart/buy-box.tsx';
import { ProductDescription } from '../../features/catalog/product-description.tsx';
import { ProductGallery } from '../../features/catalog/product-gallery.tsx';
import { ProductHeading } from '../../features/catalog/product-heading.tsx';
import { productJsonLd } from '../../features/catalog/product-json-ld.ts';
import { ProductTrail } from '../../features/catalog/product-trail.tsx';
import { Promises } from '../../features/content/promises.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { useProductPageQuery } from './product.generated.ts';
import styles from './product-page.module.css';

/** One product: pictures, price, variants, Add to Cart, description (specification.md 2). */
export function ProductPage() {
  const { slug = '' } = useParams();
  const site = useSite();
  const { data } = useProductPageQuery({ ...loaded, variables: { slug } });
  const product = data?.product;
  if (!product) return null;
  return (
    <div key={product.id} className={styles['page']}>
      <PageHead
        title={product.seo.title ?? product.name}
        description={product.seo.description}
        keywords={product.seo.keywords}
        image={product.images[0]?.url ?? null}
        kind="product"
      />
      {import.meta.env.SSR ? <JsonLd data={productJsonLd(product, site)} /> : null}
      <ProductTrail product={product} />
      <div className={styles['columns']}>
        <div className={styles['gallery']}>
          <ProductGallery name={product.name} images={product.images} />
        </div>
        <div className={styles['buy']}>
          <ProductHeading product={product} wishlistToggle={<WishlistToggle product={product} />} />
          <BuyBox product={product} />
          <Promises layout="stack" />
        </div>
        <div className={styles['description']}>
          <ProductDescription product={product} />
        </div>
      </div>
    </div>
  );
}
