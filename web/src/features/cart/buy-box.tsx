import { limitQuantity, typedQuantity } from '@gawai/domain/stock';
import type { CartProductFragment } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { buyTexts } from '../../texts/buy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Buy } from './use-buy.ts';
import { VariantChoice, type ShownVariant } from './variant-choice.tsx';
import styles from './buy-box.module.css';

function Quantity({ product, buy }: { product: CartProductFragment; buy: Buy }) {
  return (
    <div className={styles['quantity']}>
      <Stepper
        value={buy.quantity}
        min={1}
        max={buy.most}
        onChange={(quantity) => {
          buy.setQuantity(limitQuantity(quantity, buy.most));
        }}
        readTyped={(text) => typedQuantity(text, buy.quantity, buy.most)}
        label={buyTexts.quantityOf(product.name)}
        decreaseLabel={buyTexts.decrease}
        increaseLabel={buyTexts.increase}
      />
      <span className={styles['stock']}>{buyTexts.stock(buy.most)}</span>
    </div>
  );
}

interface BuyBoxProps {
  product: CartProductFragment & { readonly variants: readonly ShownVariant[] };
  buy: Buy<ShownVariant>;
  /** Called with the id of the variant that was chosen. */
  onChoose: (variantId: string) => void;
}

/**
 * Variant, quantity and Add to Cart; 'Stock Tidak Tersedia' when nothing can be bought (Specification
 * section 2, product detail). On phones price and button stay at the foot of the window.
 */
export function BuyBox({ product, buy, onChoose }: BuyBoxProps) {
  const isSold = buy.most > 0;
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
            <Button size="large" isWide icon={<Icon name="bag" />} onClick={buy.add}>
              {buyTexts.addToCart}
            </Button>
          ) : (
            <Button size="large" isWide disabled>
              {buyTexts.unavailable}
            </Button>
          )}
        </div>
      </div>
      {buy.inCart > 0 ? (
        <p className={styles['inCart']} data-keep-visible>
          <Icon name="checkCircle" />
          <span>{buyTexts.inCart(buy.inCart)}</span>
          <Link to={paths.cart()}>{buyTexts.seeCart}</Link>
        </p>
      ) : null}
    </div>
  );
}
