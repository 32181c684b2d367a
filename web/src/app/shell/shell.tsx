import {
  matchPath,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { patterns } from '../../routing/paths.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useReturn } from '../../lib/use-return.ts';
import { NoticeRegion } from '../../ui/notice-region.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RouteFocus } from './route-focus.tsx';
import { useShellData } from './shell-data.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/**
 * Header, footer and pop-ups around every page; they stay while pages change. Data that could not be
 * loaded offline is fetched again when the device is online, and prices that are no longer fresh
 * when the shopper returns to the tab.
 */
export function Shell() {
  const data = useShellData();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  // Header and footer of the checkout have no links that distract from the order.
  const isReduced = matchPath(patterns.checkout, useLocation().pathname) !== null;
  useOnline(() => void revalidate());
  useReturn(() => void revalidate());
  return (
    <>
      <SkipLink />
      <RouteFocus />
      {state === 'idle' ? null : <div className={styles['progress']} aria-hidden="true" />}
      <Header groups={data.groups} isReduced={isReduced} onRetry={() => void revalidate()} />
      <main id={MAIN_ID} className={styles['main']} aria-busy={state !== 'idle' || undefined}>
        <PageOutlet />
      </main>
      <Footer {...data} isReduced={isReduced} />
      <NoticeRegion />
      <ScrollRestoration />
    </>
  );
}
