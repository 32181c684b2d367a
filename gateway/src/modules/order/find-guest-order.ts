import { checkFindOrder } from '@gawai/domain/find-order';
import { cleanText } from '@gawai/domain/field-check';
import type { FindGuestOrderInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { postFindOrder } from '../../rest/endpoints/find-order.ts';
import { contactText } from '../shared/contact-text.ts';

type Payload = ResolversParentTypes['FindGuestOrderPayload'];

/**
 * Finds a guest's order by its number and a contact of its buyer (shop-api.md 10.8). The shop's message for an order
 * that it does not find is not returned: different messages could reveal whether the number exists.
 */
export async function findGuestOrder(
  input: FindGuestOrderInput,
  { shop }: GatewayContext,
): Promise<Payload> {
  const problems = checkFindOrder(input);
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const found = await postFindOrder(shop, cleanText(input.orderNumber), contactText(input.contact));
  if (!(found instanceof ShopRejection)) return { accessHash: found, userErrors: [] };
  if (found.code === 'NOT_FOUND')
    return rejected(problemsToUserErrors([{ code: 'ORDER_NOT_FOUND' }]));
  return rejected(mutationErrors(found, { order_no: 'orderNumber', contact: 'contact' }));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { accessHash: null, userErrors };
}
