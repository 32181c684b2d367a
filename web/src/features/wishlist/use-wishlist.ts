import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { actionFailedTitles, unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { changeWishlist } from '../../apollo/customer-lists.ts';
import { createInOrder, type InOrder } from '../../lib/in-order.ts';
import { useNotices } from '../../ui/notices-context.ts';
import {
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  WishlistMarksDocument,
  type WishlistMarksQuery,
} from './wishlist.generated.ts';

/** What a customer can do to their wishlist. */
export interface WishlistCommands {
  /** Marks the product, or takes the mark away when it has one, unless `isMarkOnly`. */
  toggle: (productId: string, isMarkOnly: boolean) => Promise<void>;
  /** Takes an entry off; false when it could not be. */
  remove: (entryId: string) => Promise<boolean>;
}

const queues = new WeakMap<ApolloClient, InOrder>();

function queueOf(client: ApolloClient): InOrder {
  const queue = queues.get(client) ?? createInOrder();
  queues.set(client, queue);
  return queue;
}

/**
 * The changes of a wishlist. They never run side by side: a second click waits for the first, and sees
 * what it did (specification-notes.md 97). Each brings the whole list back (specification.md 4: re-fetched
 * after each change), which every toggle and the wishlist page share.
 */
export function useWishlist(): WishlistCommands {
  const client = useApolloClient();
  const notices = useNotices();
  const [addToWishlist] = useAddToWishlistMutation();
  const [removeFromWishlist] = useRemoveFromWishlistMutation();
  const inOrder = queueOf(client);

  const isRejected = (action: string, userErrors: readonly { message: string }[]) => {
    if (userErrors.length === 0) return false;
    const message = userErrors[0]?.message ?? unknownFailureText;
    notices.show({ action, kind: 'error', title: actionFailedTitles.submit, message });
    return true;
  };
  const removeEntry = async (entryId: string) => {
    const { data } = await removeFromWishlist({
      variables: { entryId },
      update: (cache, { data: response }) => {
        if (response?.removeFromWishlist.deletedId)
          changeWishlist(cache, response.removeFromWishlist.wishlist);
      },
    });
    return (
      data !== undefined && !isRejected('removeFromWishlist', data.removeFromWishlist.userErrors)
    );
  };
  const mark = async (productId: string) => {
    const { data } = await addToWishlist({
      variables: { productId },
      update: (cache, { data: response }) => {
        const payload = response?.addToWishlist;
        if (payload?.userErrors.length === 0) changeWishlist(cache, payload.wishlist);
      },
    });
    if (data !== undefined) isRejected('addToWishlist', data.addToWishlist.userErrors);
  };
  // What failed has opened its pop-up.
  const quietly = <Result>(job: () => Promise<Result>, otherwise: Result) =>
    inOrder(() => job().catch(() => otherwise));

  return {
    toggle: (productId, isMarkOnly) =>
      quietly(async () => {
        const { data } = await client.query<WishlistMarksQuery>({ query: WishlistMarksDocument });
        const entry = data?.me?.wishlist?.find((each) => each.productId === productId);
        if (entry === undefined) await mark(productId);
        else if (!isMarkOnly) await removeEntry(entry.id);
      }, undefined),
    remove: (entryId) => quietly(() => removeEntry(entryId), false),
  };
}
