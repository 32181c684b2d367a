import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useNavigate } from 'react-router-dom';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { paths } from '../../../routing/paths.ts';
import { findOrderTexts } from '../../../texts/find-order.ts';
import { useFindGuestOrderMutation } from './find-order.generated.ts';

/** What the search for an order asks for. */
export interface FindOrderValues {
  orderNumber: string;
  contact: string;
}

/** Finds the order of a guest and opens its page; the hash stays out of the cache. */
export function useFindOrder() {
  const [findOrder] = useFindGuestOrderMutation({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  return useFormMutation({
    action: 'findOrder',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async ({ orderNumber, contact }: FindOrderValues) => {
      const input = { orderNumber: orderNumber.trim(), contact: contact.trim() };
      const { data } = await findOrder({ variables: { input } });
      return data?.findGuestOrder;
    },
    isAccepted: ({ accessHash }) => accessHash !== null,
    onAccepted: ({ accessHash }) => {
      void navigate(paths.guestOrder(accessHash ?? ''));
      return findOrderTexts.found;
    },
  });
}
