import {
  actionFailedTitles,
  noticeTexts,
  successTitles,
} from '@gawai/domain/texts/error-catalogue';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClearCartMutation } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import type { SubmitOrderInput } from '@gawai/client/schema-types';
import { VOUCHER_ACTION } from '../../features/checkout/quote-failures.ts';
import type { OrderContent } from '../../features/checkout/order-input.ts';
import {
  useSubmitOrderMutation,
  type SubmitOrderMutation,
} from '../../features/checkout/order.generated.ts';
import type { QuoteFieldsFragment } from '../../features/checkout/quote.generated.ts';
import { UNCONFIRMED_NAME } from '../../features/checkout/draft-name.ts';
import { readUnconfirmed } from '../../features/checkout/unconfirmed-order.ts';
import { openStoredValue, type StoredValue } from '../../lib/browser-storage.ts';
import { openDeviceOrders } from '../../lib/device-orders.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { useNotices } from '../../ui/notices-context.ts';

type SubmitResult = SubmitOrderMutation['submitOrder'];

const ACTION = 'submitOrder';

export interface Ordering {
  /** The order is being sent. */
  isSending: boolean;
  /** The order was placed; its page is being opened. */
  isOver: boolean;
  /**
   * Whether an order of these goods was sent and got no response. It may exist, and its goods may be
   * missing in stock.
   */
  mayExist: (lines: OrderContent['lines']) => boolean;
  /**
   * Sends the order; while one is being sent, another call does nothing. An earlier order of the same
   * goods that got no response comes first: if it was placed, it is the order. Resolves to null when the
   * order was placed or its outcome is unknown.
   */
  send: (content: OrderContent, idempotencyKey: string) => Promise<RejectedOrder | null>;
}

/** Why an order was not placed. */
export interface RejectedOrder {
  readonly userErrors: SubmitResult['userErrors'];
  /** The current quote; null when the gateway could not calculate it. */
  readonly quote: QuoteFieldsFragment | null;
}

/**
 * Sends orders. A successful one clears the whole cart and the draft (specification.md 4), is remembered
 * on this device when a guest placed it, and leads to the order's page with the notice of section 8.
 */
export function useOrder(draft: StoredValue): Ordering {
  const [submitOrder, { loading: isSending }] = useSubmitOrderMutation({
    // The saved address was deleted on another device: the list without it takes another one.
    refetchQueries: ({ data }) =>
      data.submitOrder.userErrors.some(({ code }) => code === 'ADDRESS_NOT_FOUND')
        ? ['MyAddresses']
        : [],
  });
  const [clearCart] = useClearCartMutation();
  const { storeName } = useSite();
  const isCustomer = useSessionUser() !== null;
  const navigate = useNavigate();
  const notices = useNotices();
  const isBusy = useRef(false);
  const unconfirmed = openStoredValue(storeName, UNCONFIRMED_NAME, 'tab');
  const [isOver, setIsOver] = useState(false);

  /** Address of the order's page; without a hash, of the closest page. */
  const orderPath = (hash: string | undefined) => {
    if (hash === undefined) return isCustomer ? paths.orderHistory() : paths.home();
    return isCustomer ? paths.order(hash) : paths.guestOrder(hash);
  };

  const finish = async (order: SubmitResult['order']) => {
    setIsOver(true);
    // A customer's orders are in their account, and open for no other client.
    if (order !== null && !isCustomer) {
      const { accessHash: hash, number } = order;
      openDeviceOrders(storeName).remember({ hash, number, time: serverNow() });
    }
    draft.remove();
    await clearCart();
    // Its message may be about the order before this one.
    notices.settle([VOUCHER_ACTION]);
    notices.show({
      action: ACTION,
      kind: 'success',
      title: successTitles.submitOrder,
      message: noticeTexts.submitOrder,
    });
    await navigate(orderPath(order?.accessHash), { replace: true });
  };

  const submit = async (input: SubmitOrderInput): Promise<SubmitResult | null> => {
    try {
      const { data } = await submitOrder({ variables: { input } });
      return data?.submitOrder ?? null;
    } catch {
      // The failure link has shown the error; values and key are preserved.
      return null;
    }
  };

  const send = async (content: OrderContent, idempotencyKey: string) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    const before = readUnconfirmed(unconfirmed, content.lines);
    const input = { ...content, idempotencyKey: before?.idempotencyKey ?? idempotencyKey };
    if (before === null) unconfirmed.write(input);
    let result = await submit(input);
    // The earlier order was placed, with other choices: sent again with its own input, it is returned.
    if (before !== null && result?.userErrors[0]?.code === 'IDEMPOTENCY_KEY_REUSED')
      result = await submit(before);
    isBusy.current = false;
    if (result === null) return null;
    unconfirmed.remove();
    const [first] = result.userErrors;
    if (first === undefined) {
      await finish(result.order);
      return null;
    }
    const title = actionFailedTitles.submit;
    notices.show({ action: ACTION, kind: 'error', title, message: first.message });
    return { userErrors: result.userErrors, quote: result.quote ?? null };
  };

  return {
    isSending,
    isOver,
    mayExist: (lines) => readUnconfirmed(unconfirmed, lines) !== null,
    send,
  };
}
