import type { Customer } from '../../http/customer.ts';
import type { User } from './session-schemas.ts';

/** A customer as the wire sends it, without the token (shop-api.md 5.10). */
export function userShape(user: Omit<Customer, 'tokenId'>): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    email: user.email,
    gender: user.gender,
  };
}
