import { useRef, useState } from 'react';
import { openDeviceOrders } from '../../../lib/device-orders.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { paths } from '../../../routing/paths.ts';
import { useSite } from '../../../routing/site.ts';
import { commonTexts } from '../../../texts/common.ts';
import { deviceOrderTexts } from '../../../texts/order.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Section } from '../section.tsx';
import styles from './device-order-list.module.css';

/**
 * The orders that guests placed on this device, each of which can be removed from the list. A guest has
 * no account that would list them (specification.md 6); nothing is shown when there are none.
 */
export function DeviceOrderList({ current }: { current?: string }) {
  const orders = openDeviceOrders(useSite().storeName);
  const list = useHydrated() ? orders.list() : [];
  const [removed, setRemoved] = useState<string | null>(null);
  const region = useRef<HTMLDivElement>(null);
  if (list.length === 0 && removed === null) return null;
  return (
    <Section title={deviceOrderTexts.title} isScreenOnly>
      <div ref={region} tabIndex={-1} className={styles['region']}>
        <p className={styles['note']}>{deviceOrderTexts.explanation}</p>
        <ul className={styles['orders']}>
          {list.map(({ hash, number, time }) => (
            <li key={hash} className={styles['order']}>
              <div className={styles['text']}>
                {hash === current ? (
                  <strong>{number}</strong>
                ) : (
                  <Link to={paths.guestOrder(hash)}>{number}</Link>
                )}
                <span className={styles['note']}>
                  {`${hash === current ? `${deviceOrderTexts.current} · ` : ''}${momentText(new Date(time).toISOString())}`}
                </span>
              </div>
              <Button
                look="quiet"
                icon={<Icon name="trash" />}
                aria-label={deviceOrderTexts.removeOf(number)}
                onClick={() => {
                  orders.remove(hash);
                  setRemoved(number);
                  // The button that had the focus is gone.
                  region.current?.focus();
                }}
              >
                {commonTexts.delete}
              </Button>
            </li>
          ))}
        </ul>
        <div aria-live="polite">
          {removed === null ? null : (
            <VisuallyHidden>{deviceOrderTexts.removed(removed)}</VisuallyHidden>
          )}
        </div>
      </div>
    </Section>
  );
}
