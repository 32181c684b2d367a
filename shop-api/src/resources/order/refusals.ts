import type { FieldErrors, Reply } from '../../http/reply.ts';
import { refused } from '../../http/reply.ts';

/** 409: the shop is no longer as the buyer saw it; the message is the first text (shop-api.md 4). */
export function conflict(errors: FieldErrors): Reply {
  const [first] = Object.values(errors).flat();
  return refused(409, first ?? 'Pesanan sudah berubah', errors);
}
