import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionState } from '../../session/use-session.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';
import styles from './page-outlet.module.css';

/**
 * The page; during a slow navigation, the placeholder of the next one. The previous page is only hidden,
 * so that it is unchanged when the shopper goes back.
 */
export function PageOutlet() {
  const { departures } = useSessionState();
  const slow = useSlowNavigation();
  const isWaiting = slow !== null;

  useLayoutEffect(() => {
    if (isWaiting) window.scrollTo(0, 0);
  }, [isWaiting]);

  return (
    <>
      {slow === null ? null : <slow.Page path={slow.target} />}
      <div className={styles['page']} hidden={isWaiting}>
        {/* The state of a page is discarded with the customer. */}
        <Outlet key={departures} />
      </div>
    </>
  );
}
