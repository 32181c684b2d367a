import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CheckoutQuoteInput, SubmitOrderInput } from '@gawai/client/schema-types';
import { figure, fillCheckout, openCheckout, savedDraft } from './open-checkout.tsx';
import { sampleCheckout } from './sample-checkout.ts';
import { sampleProduct } from './sample-shop.ts';
import type { SchemaStub } from './schema-stub.ts';

/** Hash of the order that `stubSubmitOrder` returns. */
export const HASH = 'f3b1'.repeat(10);

const order = { __typename: 'Order', id: 'Order:SO900', accessHash: HASH, number: 'SO900' };

/** A `submitOrder` that records its inputs and returns an order, or the result of `respond`. */
export const stubSubmitOrder = (respond: () => unknown = () => ({ order, userErrors: [] })) =>
  vi.fn((_: { input: SubmitOrderInput }) => Promise.resolve(respond()));

interface QuotingShop {
  checkoutQuote: (args: { input: CheckoutQuoteInput }) => unknown;
}

/** Holds back the quotes of the shop until the returned function is called. */
export function holdQuotes(
  stub: SchemaStub,
  { checkoutQuote }: QuotingShop = sampleCheckout([sampleProduct(7)]),
): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stub.change({
    checkoutQuote: async (args: { input: CheckoutQuoteInput }) => {
      await held;
      return checkoutQuote(args);
    },
  });
  return release;
}

/** The text below a field. */
export function fieldDescription(label: string): string | null | undefined {
  const ids = screen.queryByLabelText(label)?.getAttribute('aria-describedby');
  return ids && document.getElementById(ids)?.textContent;
}

/** Opens a checkout with a saved address, fills the rest and waits until it may be sent. */
export async function readyToOrder(submitOrder = stubSubmitOrder()) {
  const app = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
  await fillCheckout(app.user);
  await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
  return { ...app, submitOrder };
}

/** The rows of the figures that have changed since the order was sent, as name, old, new. */
export async function changedFigures() {
  const list = await screen.findByRole('region', { name: 'Rincian yang berubah' });
  const [, ...rows] = within(list).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
