import type { CartProductFragment } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { buyTexts } from '../../texts/buy.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useBuy } from './use-buy.ts';

/**
 * One piece into the cart from a list. A product with variants leads to its page, where one is chosen.
 */
export function QuickBuy({ product }: { product: CartProductFragment }) {
  const buy = useBuy(product);
  if (buy.stock <= 0) {
    return (
      <Button look="secondary" disabled>
        {buyTexts.unavailable}
      </Button>
    );
  }
  if (product.variants.length > 0) {
    return (
      <LinkButton
        look="secondary"
        to={paths.product(product.slug)}
        aria-label={buyTexts.variantOf(product.name)}
      >
        {buyTexts.variant}
      </LinkButton>
    );
  }
  return (
    <Button aria-label={buyTexts.addOf(product.name)} onClick={() => buy.add()}>
      {buyTexts.addToCart}
    </Button>
  );
}
