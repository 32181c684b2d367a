import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BuyBox } from '../../features/cart/buy-box.tsx';
import { useBuy } from '../../features/cart/use-buy.ts';
import { ProductGallery } from '../../features/catalog/product-gallery.tsx';
import { ProductHeading } from '../../features/catalog/product-heading.tsx';
import { variantImages } from '../../features/catalog/variant-images.ts';
import { Promises } from '../../features/content/promises.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { isVariant, showVariantInAddress, variantName } from '../../routing/variant-address.ts';
import { LateSection } from '../../ui/late-section.tsx';
import { ServerPart } from '../../ui/server-part.tsx';
import type { ProductPageQuery } from './product.generated.ts';
import { deliveryPart, factsPart, fetchAfterAdding } from './product-parts.ts';
import styles from './product-page.module.css';

interface ProductColumnsProps {
  product: NonNullable<ProductPageQuery['product']>;
}

/** Pictures and facts beside what is needed to buy. The address and the picture follow the chosen variant. */
export function ProductColumns({ product }: ProductColumnsProps) {
  const [query] = useSearchParams();
  const [chosenId, choose] = useState<string | null>(null);
  const named = variantName(query);
  // Links inside the page, e.g. to more reviews, do not name the variant.
  const [opened] = useState(named);
  const buy = useBuy(product, ({ id }) =>
    chosenId === null ? isVariant(id, named ?? opened) : id === chosenId,
  );
  const variantId = buy.variant?.id ?? null;
  return (
    <div className={styles['columns']}>
      <div className={styles['gallery']}>
        <ProductGallery
          name={product.name}
          images={variantImages(product.images, buy.variant?.image)}
        />
      </div>
      <div className={styles['buy']}>
        <div>
          <ProductHeading
            product={product}
            variantId={variantId}
            wishlistToggle={<WishlistToggle product={product} />}
          />
          <BuyBox
            product={product}
            buy={buy}
            fetchAfterAdding={fetchAfterAdding}
            onChoose={(id) => {
              choose(id);
              showVariantInAddress(id);
            }}
          />
          <LateSection
            part={deliveryPart}
            props={{ product, variantId }}
            isLoaded={import.meta.env.SSR}
            className={styles['delivery']}
          />
          <Promises layout="stack" />
        </div>
      </div>
      <ServerPart part={factsPart} props={{ product }} />
    </div>
  );
}
