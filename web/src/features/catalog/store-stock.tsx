import type { CartProductFragment } from '../../apollo/cart/cart.generated.ts';
import { storeStockTexts } from '../../texts/product-delivery.ts';
import { useStoresQuery } from './product-delivery.generated.ts';
import styles from './product-delivery.module.css';

type Product = Pick<CartProductFragment, 'id' | 'onlineStock' | 'stocks' | 'variants'>;

/** A product and its chosen variant. */
export interface ProductInStores {
  product: Product;
  /** The chosen variant; null when the product has none, or none is left. */
  variantId: string | null;
}

/** How many pieces each store has, and when it is open; nothing when the shop does not report it. */
export function StoreStock({ product, variantId }: ProductInStores) {
  const { data } = useStoresQuery({ context: { quiet: true } });
  const holder = stocksOf(product, variantId);
  const stores = data?.warehouses ?? [];
  if (stores.length === 0 || holder.length === 0) return null;
  const stockIn = (id: string) =>
    holder.reduce((sum, { warehouse, stock }) => (warehouse?.id === id ? sum + stock : sum), 0);
  return (
    <section className={styles['part']} aria-labelledby="store-stock">
      <h2 id="store-stock" className={styles['title']}>
        {storeStockTexts.title}
      </h2>
      <ul className={styles['stores']}>
        {stores.map(({ id, name, openingHours }) => (
          <li key={id} className={styles['store']}>
            <span className={styles['name']}>
              {name}
              {openingHours === null ? null : (
                <span className={styles['soft']}>{openingHours}</span>
              )}
            </span>
            <span className={styles['stock']} data-empty={stockIn(id) === 0}>
              {storeStockTexts.pieces(stockIn(id))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With variants, only the stock of the chosen one counts. */
function stocksOf(product: Product, variantId: string | null): Product['stocks'] {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (variant !== undefined) return variant.stocks;
  return product.variants.length === 0 ? product.stocks : [];
}
