import { checkFindOrder } from '@gawai/domain/find-order';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SubmitButton, TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { yupFromDomain } from '../../../forms/yup-from-domain.ts';
import { findOrderTexts } from '../../../texts/find-order.ts';
import { shellTexts } from '../../../texts/shell.ts';
import { useFindOrder, type FindOrderValues } from './use-find-order.ts';

const schema = yupFromDomain<FindOrderValues>(checkFindOrder);

/** Number and contact of an order that a guest made (shop-api.md 10.8). */
export function FindOrderForm() {
  return (
    <Form
      initialValues={{ orderNumber: '', contact: '' }}
      schema={schema}
      label={shellTexts.findOrder}
      onSubmit={useFindOrder()}
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
