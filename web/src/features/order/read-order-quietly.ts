import type { ApolloClient } from '@apollo/client';
import { OrderDetailDocument } from './order-detail.generated.ts';

/** Reads an order once more into the cache; a failure leaves the page as it is, and resolves to false. */
export function readOrderQuietly(client: ApolloClient, accessHash: string): Promise<boolean> {
  return client
    .query({
      query: OrderDetailDocument,
      variables: { accessHash },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
    .then(
      () => true,
      () => false,
    );
}
