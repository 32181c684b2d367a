import { matchPath } from 'react-router-dom';
import { ProductGridSkeleton } from '../../features/catalog/product-grid.tsx';
import { shellTexts } from '../../texts/shell.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { patterns } from '../../routing/paths.ts';
import styles from './waiting-page.module.css';

function WaitingListing() {
  return (
    <div className={styles['page']}>
      <div className={styles['trail']}>
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <ProductGridSkeleton label={shellTexts.pageLoading} />
    </div>
  );
}

function WaitingProduct() {
  return (
    <Loading label={shellTexts.pageLoading}>
      <div className={styles['page']}>
        <div className={styles['trail']}>
          <Skeleton shape="short" />
        </div>
        <div className={styles['columns']}>
          <Skeleton shape="square" />
          <div className={styles['text']}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </Loading>
  );
}

function WaitingText() {
  return (
    <Loading label={shellTexts.pageLoading}>
      <div className={styles['page']}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}

function placeholderOf(path: string) {
  if (matchPath(patterns.listing, path) !== null) return <WaitingListing />;
  if (matchPath(patterns.product, path) !== null) return <WaitingProduct />;
  return <WaitingText />;
}

/** The placeholder of the page at a path, during a slow navigation. */
export function WaitingPage({ path }: { path: string }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{shellTexts.pageLoading}</VisuallyHidden>
      </h1>
      {placeholderOf(path)}
    </>
  );
}
