import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionState } from '../../session/use-session.ts';
import { useLongWay } from './use-long-way.ts';
import styles from './page-place.module.css';

/**
 * The page; while the next one takes long, the shape of that one. The page before is only hidden: who
 * turns back finds it as it was.
 */
export function PagePlace() {
  const { departures } = useSessionState();
  const way = useLongWay();
  const isWaiting = way !== null;

  useLayoutEffect(() => {
    if (isWaiting) window.scrollTo(0, 0);
  }, [isWaiting]);

  return (
    <>
      {way === null ? null : <way.Page path={way.target} />}
      <div className={styles['page']} hidden={isWaiting}>
        {/* What a page remembers of a customer goes with them. */}
        <Outlet key={departures} />
      </div>
    </>
  );
}
