import { firstFailure } from '../../apollo/failures.ts';
import { paths } from '../../routing/paths.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { QuickBuy } from '../../features/cart/quick-buy.tsx';
import { CompareToggle } from '../../features/catalog/compare-toggle.tsx';
import { CompareTray } from '../../features/catalog/compare-tray.tsx';
import { WishlistCard } from '../../features/wishlist/wishlist-card.tsx';
import { commonTexts } from '../../texts/common.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { wishlistTexts } from '../../texts/wishlist.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useWishlistQuery, WishlistDocument } from './wishlist.generated.ts';
import styles from './wishlist-page.module.css';

const SKELETONS = [1, 2, 3, 4, 5, 6];

function WishlistContent() {
  // Prices of today: the cached list is shown until the response arrives.
  const { data, error, loading, refetch } = useWishlistQuery({ fetchPolicy: 'cache-and-network' });
  const entries = data?.me?.wishlist ?? null;
  if (entries === null && loading) {
    return (
      <Loading label={wishlistTexts.loading}>
        <div className={styles['grid']}>
          {SKELETONS.map((index) => (
            <div key={index} className={styles['skeleton']}>
              <Skeleton shape="square" />
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="control" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (entries === null) {
    const { title, message } = firstFailure(WishlistDocument, error);
    return <ErrorState title={title} message={message} onRetry={() => void refetch()} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="heart" size={28} />}
        title={wishlistTexts.emptyTitle}
        message={wishlistTexts.emptyMessage}
        action={{ to: paths.listing(), label: commonTexts.allProducts }}
      />
    );
  }
  return (
    <ul className={styles['grid']} aria-label={wishlistTexts.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <WishlistCard
            entry={entry}
            buy={entry.product === null ? null : <QuickBuy product={entry.product} />}
            compareToggle={
              entry.product === null ? null : <CompareToggle product={entry.product} />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** What the customer has marked, at the prices of today (specification.md 2 and 4). */
export function WishlistPage() {
  return (
    <AccountPage title={accountMenuTexts.wishlist} lead={wishlistTexts.lead}>
      <WishlistContent />
      <CompareTray />
    </AccountPage>
  );
}
