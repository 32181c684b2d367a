import { checkFindOrder } from '@gawai/domain/find-order';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useNavigate } from 'react-router-dom';
import { SubmitButton, TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { paths } from '../../../routing/paths.ts';
import { findOrderTexts } from '../../../texts/find-order.ts';
import { shellTexts } from '../../../texts/shell.ts';
import { useFindGuestOrderMutation } from './find-order.generated.ts';

const EMPTY = { orderNumber: '', contact: '' };

/** Finds an order that a guest placed, by number and contact (shop-api.md 10.8), and opens its page. */
export function FindOrderForm() {
  // The hash stays out of the cache.
  const [findOrder] = useFindGuestOrderMutation({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const submit = useFormMutation({
    action: 'findOrder',
    send: async ({ orderNumber, contact }: typeof EMPTY) => {
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
  return (
    <Form
      initialValues={EMPTY}
      check={checkFindOrder}
      label={shellTexts.findOrder}
      onSubmit={submit}
    >
      <TextField
        name="orderNumber"
        label={fieldLabels.orderNumber}
        hint={findOrderTexts.numberHint}
        inputMode="text"
        autoComplete="off"
      />
      <TextField
        name="contact"
        label={fieldLabels.contact}
        inputMode="email"
        autoComplete="email"
      />
      <SubmitButton size="large" isWide>
        {findOrderTexts.submit}
      </SubmitButton>
    </Form>
  );
}
