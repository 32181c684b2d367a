import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { CategoriesDocument, ProductDocument, ProductsDocument } from '@gawai/client/operations';
import { filter, firstValueFrom } from 'rxjs';
import { createShopClient } from './shop-client.ts';

const search = { search: 'galaxy' };

async function firstSlug(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: ProductsDocument, variables: search });
  return data?.products?.nodes[0]?.slug ?? assert.fail('no product');
}

/** Queries of two components that read different fields of the same image. */
const CARDS: TypedDocumentNode<{ products: { nodes: { slug: string }[] } }, { search: string }> =
  gql`
    query Cards($search: String) {
      products(search: $search) {
        nodes {
          id
          slug
          image {
            url
            srcSet
          }
        }
      }
    }
  `;
const PAGE: TypedDocumentNode<{ product: { id: string } | null }, { slug: string }> = gql`
  query Page($slug: String!) {
    product(by: { slug: $slug }) {
      id
      image {
        url
        placeholderColor
      }
    }
  }
`;

describe('cache of createShopClient', () => {
  it('serves the listing and the product from the cache without a request', async () => {
    const requests: string[] = [];
    const client = createShopClient((operation) => requests.push(operation));
    const slug = await firstSlug(client);
    const page = { query: ProductDocument, variables: { slug } };
    await client.query(page);
    assert.equal(await firstSlug(client), slug);
    await client.query(page);
    assert.deepEqual(requests, ['Products', 'Product']);
  });

  it('shows a change of the product page in the listing', async () => {
    const client = createShopClient();
    const slug = await firstSlug(client);
    const { data } = await client.query({ query: ProductDocument, variables: { slug } });
    const product = data?.product ?? assert.fail('no product');
    client.cache.modify({
      id: client.cache.identify(product) ?? '',
      fields: { price: (price: number) => price + 1 },
    });
    const listing = client.readQuery({ query: ProductsDocument, variables: search });
    assert.equal(listing?.products?.nodes[0]?.price, product.price + 1);
  });

  it('sends each query once while listing and product are watched together', async () => {
    const requests: string[] = [];
    const client = createShopClient((operation) => requests.push(operation));
    const isComplete = filter(({ dataState }: { dataState: string }) => dataState === 'complete');

    const cards = client.watchQuery({ query: CARDS, variables: search });
    const cardsShown = cards.subscribe(() => undefined);
    await firstValueFrom(cards.pipe(isComplete));
    const slug =
      cards.getCurrentResult().data?.products?.nodes?.[0]?.slug ?? assert.fail('no product');

    const page = client.watchQuery({ query: PAGE, variables: { slug } });
    const pageShown = page.subscribe(() => undefined);
    await firstValueFrom(page.pipe(isComplete));
    // A request that one of the two sent again would be sent before the response to this one.
    await client.query({ query: CategoriesDocument });

    assert.deepEqual(requests, ['Cards', 'Page', 'Categories']);
    assert.equal(cards.getCurrentResult().dataState, 'complete');
    assert.equal(page.getCurrentResult().dataState, 'complete');
    cardsShown.unsubscribe();
    pageShown.unsubscribe();
  });
});
