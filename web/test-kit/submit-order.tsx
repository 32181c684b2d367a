import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CheckoutQuoteInput, SubmitOrderInput } from '@gawai/client/schema-types';
import { figure, fillCheckout, openCheckout, savedDraft } from './open-checkout.tsx';
import { sampleCheckout } from './sample-checkout.ts';
import { sampleProduct } from './sample-shop.ts';
import type { SchemaStub } from './schema-stub.ts';

/** Hash of the order that a taking shop makes. */
export const HASH = 'f3b1'.repeat(10);

const order = { __typename: 'Order', id: 'Order:SO900', accessHash: HASH, number: 'SO900' };

/** A shop that takes orders, or answers otherwise, and remembers what was sent. */
export const taking = (answer: () => unknown = () => ({ order, userErrors: [] })) =>
  vi.fn((_: { input: SubmitOrderInput }) => Promise.resolve(answer()));

interface QuotingShop {
  checkoutQuote: (question: { input: CheckoutQuoteInput }) => unknown;
}

/** Makes the shop wait with its quotes until the returned function is called. */
export function holdQuotes(
  stub: SchemaStub,
  { checkoutQuote }: QuotingShop = sampleCheckout([sampleProduct(7)]),
): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stub.change({
    checkoutQuote: async (question: { input: CheckoutQuoteInput }) => {
      await held;
      return checkoutQuote(question);
    },
  });
  return release;
}

/** What is said below a field. */
export function sentenceAt(label: string): string | null | undefined {
  const ids = screen.queryByLabelText(label)?.getAttribute('aria-describedby');
  return ids && document.getElementById(ids)?.textContent;
}

/** Opens a checkout with a saved address, fills the rest and waits until it may be sent. */
export async function readyToOrder(submitOrder = taking()) {
  const app = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
  await fillCheckout(app.user);
  await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
  return { ...app, submitOrder };
}

/** The rows of what has changed since the order was pressed, as name, old, new. */
export async function changedFigures() {
  const list = await screen.findByRole('region', { name: 'Rincian yang berubah' });
  const [, ...rows] = within(list).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
