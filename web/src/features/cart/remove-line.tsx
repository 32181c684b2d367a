import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { cartDeleteTexts } from '../../texts/cart.ts';
import { useCartCommands } from './use-cart-commands.ts';

/** Removes a line from the cart after confirmation. */
export function RemoveLine({ line }: { line: CartLineFieldsFragment }) {
  const { remove } = useCartCommands();
  const { product, variant } = line;
  const name = variant === null ? product.name : `${product.name}, ${variant.name}`;
  return (
    <RemoveButton
      label={cartDeleteTexts.actionOf(name)}
      dialogTitle={cartDeleteTexts.title}
      onConfirm={() => Promise.resolve(true)}
      onRemoved={() => remove(line.id)}
    />
  );
}
