import { loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { deliveryTexts } from '../../texts/product-delivery.ts';
import { BuyingQuestions } from './buying-questions.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { StoresDocument } from './product-delivery.generated.ts';
import styles from './product-delivery.module.css';
import { StoreStock, type ProductInStores } from './store-stock.tsx';

/** Reads the stores for `StoreStock`; on a failure they are left out. */
export async function loadStores(client: QueryClient): Promise<void> {
  await loadQuery(client, StoresDocument);
}

/**
 * How a product reaches the shopper: the shipping fee to a city, the stores that have it, and articles
 * about buying.
 */
export function ProductDelivery({ product, variantId }: ProductInStores) {
  return (
    <div className={styles['delivery']}>
      <section className={styles['part']} aria-labelledby="delivery">
        <h2 id="delivery" className={styles['title']}>
          {deliveryTexts.title}
        </h2>
        <DeliveryEstimate productId={product.id} variantId={variantId} />
      </section>
      <StoreStock product={product} variantId={variantId} />
      <BuyingQuestions />
    </div>
  );
}
