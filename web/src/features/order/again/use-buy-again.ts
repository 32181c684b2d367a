import { useApolloClient } from '@apollo/client/react';
import { noticeTexts } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddToCartMutation } from '../../../apollo/cart/cart.generated.ts';
import { countPieces } from '../../../apollo/cart/cart-state.ts';
import { paths } from '../../../routing/paths.ts';
import { cartTexts } from '../../../texts/cart.ts';
import { buyAgainTexts } from '../../../texts/order-page.ts';
import { useNotices } from '../../../ui/notices-context.ts';
import {
  BuyAgainDocument,
  type BuyAgainQuery,
  type BuyAgainQueryVariables,
} from './buy-again.generated.ts';
import { linesOnSale } from './lines-on-sale.ts';

const ACTION = 'buyAgain';

/** Puts what is still sold of an order into the cart and opens the cart; what is gone or cut is named. */
export function useBuyAgain(orderHash: string) {
  const client = useApolloClient();
  const notices = useNotices();
  const navigate = useNavigate();
  const [addToCart] = useAddToCartMutation();
  const [isBusy, setIsBusy] = useState(false);

  const addLines = async () => {
    const { data } = await client.query<BuyAgainQuery, BuyAgainQueryVariables>({
      query: BuyAgainDocument,
      variables: { accessHash: orderHash },
      fetchPolicy: 'network-only',
    });
    const { onSale, gone } = linesOnSale(data?.order?.lines ?? []);
    const remarks = gone.length === 0 ? [] : [buyAgainTexts.gone(gone.join('; '))];
    const before = countPieces(client.cache);
    for (const { name, ...variables } of onSale) {
      const { data: result } = await addToCart({ variables });
      const remark = result?.addToCart.message ?? null;
      if (remark !== null) remarks.push(buyAgainTexts.remark(name, remark));
    }
    const isAny = onSale.length > 0;
    // Nothing is added when the cart has all pieces in stock already.
    const isAdded = countPieces(client.cache) > before;
    notices.show({
      action: ACTION,
      kind: !isAny ? 'error' : remarks.length > 0 ? 'info' : 'success',
      title: isAdded ? noticeTexts.addedToCart : isAny ? cartTexts.title : buyAgainTexts.failed,
      message: remarks.length > 0 ? remarks.join(' ') : buyAgainTexts.added(onSale.length),
    });
    if (isAny) await navigate(paths.cart());
  };

  const buyAgain = async () => {
    setIsBusy(true);
    // A failed call has opened its own pop-up.
    await addLines().catch(() => undefined);
    setIsBusy(false);
  };
  return { buyAgain, isBusy };
}
