import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { orderTexts } from '../../texts/order.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** There is no such order, or it belongs to another customer: what a shopper can do instead. */
export function OrderNotFound() {
  return (
    <>
      <PageHead title={orderTexts.notFoundTitle} isPrivate />
      <EmptyState
        level={1}
        title={orderTexts.notFoundTitle}
        message={orderTexts.notFoundMessage}
        action={{ to: paths.listing(), label: orderTexts.toProducts }}
      />
    </>
  );
}
