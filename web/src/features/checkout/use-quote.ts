import type { TypedDocumentNode } from '@apollo/client';
import { toErrorLike } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import { failuresOf, type Failure } from '../../apollo/failures.ts';
import { useDebouncedRequest } from '../../lib/use-debounced-request.ts';
import { resolvedInput } from './quote-input.ts';
import {
  CheckoutQuoteDocument,
  type CheckoutQuoteQuery,
  type CheckoutQuoteQueryVariables,
  type QuoteFieldsFragment,
} from './quote.generated.ts';

/** The last quote, and the state of the request for the current input. */
export interface QuoteResult {
  /** The last quote; null before the first. It stays while a new one is loading. */
  readonly quote: QuoteFieldsFragment | null;
  /** Whether that quote is for the current input. */
  readonly isSettled: boolean;
  /** Why the current input has no quote. */
  readonly failure: Pick<Failure, 'title' | 'message'> | null;
  /** Requests the quote for the current input again. */
  readonly retry: () => void;
  /** Takes over the quote of a rejected order, which is for `input`. */
  readonly accept: (input: CheckoutQuoteInput, quote: QuoteFieldsFragment) => void;
}

interface QuoteResponse {
  readonly quote: QuoteFieldsFragment;
  /**
   * Keys of the inputs that it is for. Empty once a later request was sent: when the shopper goes back to
   * an earlier input, it is requested again.
   */
  readonly keys: readonly string[];
}

const quoteQuery: TypedDocumentNode<CheckoutQuoteQuery, CheckoutQuoteQueryVariables> =
  CheckoutQuoteDocument;

const keyOf = (input: CheckoutQuoteInput) => JSON.stringify(input);

const responseTo = (input: CheckoutQuoteInput, quote: QuoteFieldsFragment): QuoteResponse => ({
  quote,
  keys: [keyOf(input), keyOf(resolvedInput(input, quote))],
});

/**
 * Requests a quote whenever the input changes, `delay` ms later for inputs that change with each key
 * press. Only the response to the latest request counts: earlier requests are aborted. `onQuote` receives
 * each quote that counts, `onFailure` the reason when there is none.
 */
export function useQuote(
  input: CheckoutQuoteInput,
  delay: number,
  onQuote: (quote: QuoteFieldsFragment) => void,
  onFailure: (message: string, hasQuote: boolean) => void,
): QuoteResult {
  const client = useApolloClient();
  const [response, setResponse] = useState<QuoteResponse | null>(null);
  const [failed, setFailed] = useState<{ key: string; failure: Failure } | null>(null);
  const [tries, setTries] = useState(0);
  const key = keyOf(input);
  const isSettled = response?.keys.includes(key) ?? false;
  const supersede = () => setResponse((last) => last && { ...last, keys: [] });

  const send = async (signal: AbortSignal) => {
    supersede();
    setFailed(null);
    try {
      const { data } = await client.query({
        query: quoteQuery,
        variables: { input },
        fetchPolicy: 'network-only',
        // The page shows the failure itself; an aborted request must not be shared with a later equal
        // one.
        context: { quiet: true, queryDeduplication: false, fetchOptions: { signal } },
      });
      const quote = data?.checkoutQuote;
      if (signal.aborted || !quote) return;
      setResponse(responseTo(input, quote));
      onQuote(quote);
    } catch (error) {
      if (signal.aborted) return;
      const [failure] = failuresOf(CheckoutQuoteDocument, toErrorLike(error));
      if (!failure) return;
      setFailed({ key, failure });
      onFailure(failure.message, response !== null);
    }
  };
  useDebouncedRequest({
    key: isSettled ? null : `${delay} ${tries} ${key}`,
    delayOf: () => delay,
    send,
  });

  return {
    quote: response?.quote ?? null,
    isSettled,
    failure: failed?.key === key ? failed.failure : null,
    retry: () => {
      supersede();
      setTries((count) => count + 1);
    },
    accept: (present, quote) => setResponse(responseTo(present, quote)),
  };
}
