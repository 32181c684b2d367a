import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { createSchemaStub } from '../../../test-kit/schema-stub.ts';
import { stubTransport } from '../../../test-kit/render-app.tsx';
import { possibleTypes } from '@gawai/client/cache';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import { useQuote } from './use-quote.ts';

const quoteInput = (quantity: number): CheckoutQuoteInput => ({
  lines: [{ productId: 'Product:7', quantity }],
  fulfilment: { delivery: {} },
});

/** A gateway whose responses wait until the test releases them; `requests` contains the requests in order. */
function delayedGateway() {
  const stub = createSchemaStub(sampleCheckout([sampleProduct(7)]));
  const requests: { quantity: number; release: () => void; fail: () => void }[] = [];
  const hold = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const input = operation.variables['input'] as CheckoutQuoteInput;
        requests.push({
          quantity: input.lines[0]!.quantity,
          release: () => forward(operation).subscribe(observer),
          fail: () => {
            observer.error(new Error('Toko tidak dapat dihubungi.'));
          },
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes }),
    link: ApolloLink.from([hold, stubTransport(stub)]),
  });
  return { client, requests };
}

function openQuote(first: CheckoutQuoteInput) {
  const { client, requests } = delayedGateway();
  const onQuote = vi.fn();
  const onFailure = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const hook = renderHook(({ input, delay }) => useQuote(input, delay, onQuote, onFailure), {
    wrapper,
    initialProps: { input: first, delay: 0 },
  });
  const changeInput = (input: CheckoutQuoteInput, delay = 0) => {
    hook.rerender({ input, delay });
  };
  const received = async (count: number) => {
    await waitFor(() => expect(requests).toHaveLength(count));
  };
  return { requests, onQuote, onFailure, hook, changeInput, received };
}

describe('useQuote', () => {
  it('settles when the response to the current request has arrived', async () => {
    const { requests, hook, received, onQuote } = openQuote(quoteInput(1));
    expect(hook.result.current).toMatchObject({ quote: null, isSettled: false });
    await received(1);
    act(() => requests[0]!.release());
    await waitFor(() => expect(hook.result.current.isSettled).toBe(true));
    expect(hook.result.current.quote?.subtotal).toBe(7_000_000);
    expect(onQuote).toHaveBeenCalledOnce();
  });

  it('retains the last quote, unsettled, while a new request is pending', async () => {
    const { requests, hook, changeInput, received } = openQuote(quoteInput(1));
    await received(1);
    act(() => requests[0]!.release());
    await waitFor(() => expect(hook.result.current.isSettled).toBe(true));
    changeInput(quoteInput(2));
    expect(hook.result.current.isSettled).toBe(false);
    expect(hook.result.current.quote?.subtotal).toBe(7_000_000);
    await received(2);
    act(() => requests[1]!.release());
    await waitFor(() => {
      expect(hook.result.current).toMatchObject({
        isSettled: true,
        quote: { subtotal: 14_000_000 },
      });
    });
  });

  it('drops the response to an aborted request, however late it arrives', async () => {
    const { requests, hook, changeInput, received, onQuote } = openQuote(quoteInput(1));
    await received(1);
    changeInput(quoteInput(2));
    await received(2);
    act(() => requests[1]!.release());
    await waitFor(() => expect(hook.result.current.quote?.subtotal).toBe(14_000_000));
    await act(async () => {
      requests[0]!.release();
      await Promise.resolve();
    });
    expect(hook.result.current.quote?.subtotal).toBe(14_000_000);
    expect(onQuote).toHaveBeenCalledOnce();
  });

  it('requests a quote again when the input returns to an earlier value', async () => {
    const { requests, hook, changeInput, received } = openQuote(quoteInput(1));
    await received(1);
    act(() => requests[0]!.release());
    await waitFor(() => expect(hook.result.current.isSettled).toBe(true));
    changeInput(quoteInput(2));
    await received(2);
    changeInput(quoteInput(1));
    await received(3);
    expect(requests.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  });

  it('sends one request for the last of many key presses', async () => {
    const { requests, changeInput, received } = openQuote(quoteInput(1));
    await received(1);
    vi.useFakeTimers();
    try {
      for (const quantity of [2, 3, 4]) {
        changeInput(quoteInput(quantity), 400);
        vi.advanceTimersByTime(399);
      }
      expect(requests).toHaveLength(1);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await received(2);
    expect(requests[1]?.quantity).toBe(4);
  });

  it('reports why there is no quote, and retries', async () => {
    const { requests, hook, received, onFailure } = openQuote(quoteInput(1));
    await received(1);
    act(() => requests[0]!.fail());
    await waitFor(() => expect(hook.result.current.failure).not.toBeNull());
    expect(onFailure.mock.calls).toEqual([[hook.result.current.failure?.message, false]]);
    act(() => hook.result.current.retry());
    await received(2);
    act(() => requests[1]!.release());
    await waitFor(() => {
      expect(hook.result.current).toMatchObject({ isSettled: true, failure: null });
    });
  });

  it('settles with the quote of a rejected order, without another request', async () => {
    const { requests, hook, changeInput, received } = openQuote(quoteInput(1));
    await received(1);
    act(() => requests[0]!.release());
    await waitFor(() => expect(hook.result.current.isSettled).toBe(true));
    const quote = { ...hook.result.current.quote!, subtotal: 14_000_000 };
    act(() => {
      hook.result.current.accept(quoteInput(2), quote);
      changeInput(quoteInput(2));
    });
    expect(hook.result.current).toMatchObject({ isSettled: true, quote: { subtotal: 14_000_000 } });
    expect(requests).toHaveLength(1);
  });
});
