import { normalisePhone } from './phone.ts';

/**
 * A phone number as people in Indonesia write it: `0812-3456-7890`, for mobile numbers of 9 to 13 digits.
 * Any other number stays as it is: how it is grouped depends on its area.
 */
export function phoneText(phone: string): string {
  const parts = /^\+62(8\d{2})(\d{4})(\d{1,5})$/.exec(normalisePhone(phone));
  return parts === null ? phone : `0${parts[1]}-${parts[2]}-${parts[3]}`;
}
