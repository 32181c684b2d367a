import { checkRequired, type FieldText } from './field-check.ts';
import { EMAIL_MAX, NAME_MAX } from './limits.ts';
import type { Problem } from './problem.ts';

/** A guest's order by its number and the phone number or e-mail address of its buyer, of any shape (shop-api.md 10.8). */
export function checkFindOrder(form: {
  readonly orderNumber?: FieldText;
  readonly contact?: FieldText;
}): Problem[] {
  return [
    ...checkRequired('orderNumber', form.orderNumber, NAME_MAX),
    ...checkRequired('contact', form.contact, EMAIL_MAX),
  ];
}
