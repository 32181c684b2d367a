import { hasWord, searchWords } from '@gawai/domain/search-words';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useDebouncedRequest } from '../../lib/use-debounced-request.ts';
import {
  SuggestedProductsDocument,
  type SuggestedProductsQuery,
  type SuggestedProductsQueryVariables,
} from './suggested-products.generated.ts';

/** How long, in ms, the shopper must pause before a request is sent. */
const PAUSE_MS = 200;

/** How many products are suggested at most. */
const MOST_PRODUCTS = 5;

/** What a suggestion shows of a product. */
export type SuggestedProduct = NonNullable<SuggestedProductsQuery['products']>['nodes'][number];

/** The suggestions for a search text. */
export interface SuggestedProducts {
  readonly search: string;
  /** Empty when nothing was found, and after a failure. */
  readonly products: readonly SuggestedProduct[];
  readonly hasFailed: boolean;
}

const suggestionsQuery: TypedDocumentNode<SuggestedProductsQuery, SuggestedProductsQueryVariables> =
  SuggestedProductsDocument;

/** Products whose name matches come before those whose category matches; otherwise in the shop's order. */
function bestOf(products: readonly SuggestedProduct[], search: string): SuggestedProduct[] {
  const words = searchWords(search);
  const isNamedSo = ({ name }: SuggestedProduct) => words.every((word) => hasWord(name, word));
  const named = products.filter(isNamedSo);
  return [...named, ...products.filter((each) => !isNamedSo(each))].slice(0, MOST_PRODUCTS);
}

/**
 * Products for a search text, null when none are wanted. The last result stays until the next one is
 * there, so that nothing flickers while the shopper types on; requests for earlier texts are aborted. A
 * text that was requested before is read from the cache, without a pause. A failure opens no pop-up.
 */
export function useSuggestedProducts(search: string | null): SuggestedProducts | null {
  const client = useApolloClient();
  const [suggestions, setSuggestions] = useState<SuggestedProducts | null>(null);
  // What was shown before the list was closed must not flash up with the next one.
  if (search === null && suggestions !== null) setSuggestions(null);

  const variables = { search: search ?? '' };
  const send = async (signal: AbortSignal) => {
    const text = variables.search;
    try {
      const { data } = await client.query({
        query: suggestionsQuery,
        variables,
        context: { quiet: true, queryDeduplication: false, fetchOptions: { signal } },
      });
      if (signal.aborted) return;
      const products = bestOf(data?.products?.nodes ?? [], text);
      setSuggestions({ search: text, products, hasFailed: false });
    } catch {
      if (!signal.aborted) setSuggestions({ search: text, products: [], hasFailed: true });
    }
  };
  useDebouncedRequest({
    key: search,
    delayOf: () =>
      client.readQuery({ query: suggestionsQuery, variables }) === null ? PAUSE_MS : 0,
    send,
  });

  return suggestions;
}
