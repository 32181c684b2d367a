'use server';

import { SubmitOrderDocument } from '@gawai/client/operations';
import { redirect } from 'next/navigation';
import { prepareCheckout } from '../../../lib/checkout';
import { execute, present } from '../../../lib/gateway';

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Orders what the checkout page showed. The gateway rejects the order when the total has changed. */
export async function submitOrder(form: FormData) {
  const { input, region } = present(await prepareCheckout(textOf(form, 'slug')), 'product');
  const { submitOrder: result } = await execute(SubmitOrderDocument, {
    input: {
      ...input,
      idempotencyKey: textOf(form, 'idempotencyKey'),
      seenGrandTotal: Number(textOf(form, 'seenGrandTotal')),
      contact: {
        firstName: textOf(form, 'firstName'),
        phone: textOf(form, 'phone'),
        email: textOf(form, 'email'),
      },
      address: {
        street: textOf(form, 'street'),
        provinceId: region.provinceId,
        cityId: region.cityId,
        districtId: textOf(form, 'districtId'),
        zipCode: textOf(form, 'zipCode'),
      },
    },
  });
  if (result.order === null) {
    const messages = new URLSearchParams(
      result.userErrors.map(({ message }) => ['error', message]),
    );
    redirect(`/checkout/${textOf(form, 'slug')}?${messages}`);
  }
  redirect(`/order/${result.order.accessHash}`);
}
