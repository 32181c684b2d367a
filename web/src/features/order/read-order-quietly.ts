import type { ApolloClient } from '@apollo/client';
import { OrderDetailDocument } from './order-detail.generated.ts';

/** Reads an order once more into the cache; a failure leaves the page as it is. */
export async function readOrderQuietly(client: ApolloClient, accessHash: string): Promise<void> {
  await client
    .query({
      query: OrderDetailDocument,
      variables: { accessHash },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
    .catch(() => undefined);
}
