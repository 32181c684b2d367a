import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheOptions } from '@gawai/client/cache-options';

const uri = `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/graphql`;

/** A client with a normalised cache; `onRequest` is called with the name of each operation that is sent. */
export function createShopClient(onRequest: (operation: string) => void = () => undefined) {
  const observe = new ApolloLink((operation, forward) => {
    onRequest(operation.operationName ?? '');
    return forward(operation);
  });
  return new ApolloClient({
    cache: new InMemoryCache(cacheOptions),
    link: ApolloLink.from([observe, new HttpLink({ uri })]),
  });
}
