import { AddedDialog, type AddedPanelProps } from '../../features/cart/added-panel.tsx';
import { DRAFT_NAME } from '../../features/checkout/draft-name.ts';
import { restartCheckout } from '../../features/checkout/restart-checkout.ts';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { useSite } from '../../routing/site.ts';

/** Puts the cart into checkout. */
export function startCheckout(storeName: string): void {
  restartCheckout(openStoredValue(storeName, DRAFT_NAME));
}

/** What was put into the cart, with links to the cart and to the checkout. */
export function AddedPanel(props: AddedPanelProps) {
  const { storeName } = useSite();
  return <AddedDialog {...props} onCheckout={() => startCheckout(storeName)} />;
}
