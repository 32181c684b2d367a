import { limitQuantity, typedQuantity } from '@gawai/domain/stock';
import { useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartProductFragment } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { buyTexts } from '../../texts/buy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { AddedPanelProps } from './added-panel.tsx';
import type { Added, Buy } from './use-buy.ts';
import { VariantChoice, type ShownVariant } from './variant-choice.tsx';
import styles from './buy-box.module.css';

function Quantity({ product, buy }: { product: CartProductFragment; buy: Buy }) {
  const { stock } = buy;
  const most = limitQuantity(stock, stock);
  return (
    <div className={styles['quantity']}>
      <Stepper
        value={buy.quantity}
        min={1}
        max={most}
        onChange={(quantity) => buy.setQuantity(limitQuantity(quantity, most))}
        readTyped={(text) => typedQuantity(text, buy.quantity, most)}
        label={buyTexts.quantityOf(product.name)}
      />
      <span className={styles['stock']}>{buyTexts.stock(stock, most)}</span>
    </div>
  );
}

/** What follows a press of the buttons; loaded as a separate script. */
export interface AfterAdding {
  AddedPanel: ComponentType<AddedPanelProps>;
  /** Puts the cart into checkout. */
  startCheckout: (storeName: string) => void;
}

interface BuyBoxProps {
  product: CartProductFragment & { readonly variants: readonly ShownVariant[] };
  buy: Buy<ShownVariant>;
  /** Called with the id of the variant that was chosen. */
  onChoose: (variantId: string) => void;
  fetchAfterAdding: () => Promise<AfterAdding>;
}

/**
 * Variant, quantity and Add to Cart; 'Stock Tidak Tersedia' when nothing can be bought (Specification
 * section 2, product detail). On phones price and button stay at the foot of the window.
 */
export function BuyBox({ product, buy, onChoose, fetchAfterAdding }: BuyBoxProps) {
  const navigate = useNavigate();
  const { storeName } = useSite();
  const addButton = useRef<HTMLButtonElement>(null);
  const [after, setAfter] = useState<AfterAdding | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const fetchAfter = () => fetchAfterAdding().catch(() => null);
  const showAdded = async (next: Added) => {
    const fetched = await fetchAfter();
    setAfter(fetched);
    setAdded(next);
    return fetched !== null;
  };
  const buyNow = async () => {
    const [isInCart, fetched] = await Promise.all([buy.complete(), fetchAfter()]);
    if (!isInCart) return;
    fetched?.startCheckout(storeName);
    await navigate(paths.checkout());
  };
  const isSold = buy.stock > 0;
  return (
    <div className={styles['box']}>
      {isSold ? (
        <>
          <VariantChoice variants={product.variants} buy={buy} onChoose={onChoose} />
          <Quantity product={product} buy={buy} />
        </>
      ) : null}
      <div className={styles['bar']}>
        <strong className={styles['price']} aria-hidden="true">
          <Rupiah amount={product.price} />
        </strong>
        <div className={styles['action']}>
          {isSold ? (
            <Button
              ref={addButton}
              size="large"
              isWide
              icon={<Icon name="bag" />}
              onPointerEnter={() => void fetchAfter()}
              onFocus={() => void fetchAfter()}
              onClick={() => buy.add(showAdded)}
            >
              {buyTexts.addToCart}
            </Button>
          ) : (
            <Button size="large" isWide disabled>
              {buyTexts.unavailable}
            </Button>
          )}
        </div>
      </div>
      {isSold ? (
        <Button look="secondary" size="large" onClick={() => void buyNow()}>
          {buyTexts.buyNow}
        </Button>
      ) : null}
      {buy.inCart > 0 ? (
        <p className={styles['inCart']} data-keep-visible>
          <Icon name="checkCircle" />
          <span>{buyTexts.inCart(buy.inCart)}</span>
          <Link to={paths.cart()}>{buyTexts.seeCart}</Link>
        </p>
      ) : null}
      {after === null ? null : (
        <after.AddedPanel added={added} opener={addButton} onClose={() => setAdded(null)} />
      )}
    </div>
  );
}
