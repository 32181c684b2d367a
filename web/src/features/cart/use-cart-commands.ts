import {
  useAcceptCartPriceMutation,
  useRemoveFromCartMutation,
  useSetCartQuantityMutation,
} from '../../apollo/cart/cart.generated.ts';
import { cartTexts } from '../../texts/cart.ts';
import { useNotices } from '../../ui/notices-context.ts';

/** What a shopper can do to a line of the cart. */
export interface CartCommands {
  /** Limited to 1 up to the online stock; a pop-up reports the limit. */
  setQuantity: (lineId: string, quantity: number) => void;
  /** Buys at the price of today. */
  acceptPrice: (lineId: string) => void;
  /** Removes the line; the caller asks the shopper first. */
  remove: (lineId: string) => void;
}

/** The commands of the cart page. Messages of the cart open a pop-up. */
export function useCartCommands(): CartCommands {
  const notices = useNotices();
  const [setCartQuantity] = useSetCartQuantityMutation();
  const [acceptCartPrice] = useAcceptCartPriceMutation();
  const [removeFromCart] = useRemoveFromCartMutation();
  return {
    setQuantity: (lineId, quantity) =>
      void setCartQuantity({ variables: { lineId, quantity } }).then(({ data }) => {
        const message = data?.setCartQuantity.message;
        if (message) notices.show({ kind: 'info', title: cartTexts.title, message });
      }),
    acceptPrice: (lineId) => void acceptCartPrice({ variables: { lineId } }),
    remove: (lineId) => void removeFromCart({ variables: { lineId } }),
  };
}
