import { useEffect, useState } from 'react';
import { guestNoticeTexts } from '../../../texts/order.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './guest-notice.module.css';
import type { CodeDrawing } from './draw-code.ts';

type Drawing = 'drawing' | 'failed' | CodeDrawing;

/** A QR code of a link, for another device. The script that draws it loads on demand. */
export function LinkCode({ address }: { address: string }) {
  const [drawing, setDrawing] = useState<Drawing>('drawing');

  useEffect(() => {
    let isWanted = true;
    const show = (next: Drawing) => {
      if (isWanted) setDrawing(next);
    };
    import('./draw-code.ts')
      .then(({ drawCode }) => show(drawCode(address)))
      .catch(() => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [address]);

  if (drawing === 'failed') return <p role="status">{guestNoticeTexts.codeFailed}</p>;
  return (
    <figure className={styles['code']}>
      {drawing === 'drawing' ? (
        <div className={styles['code']}>
          <Skeleton shape="square" />
        </div>
      ) : (
        <svg
          role="img"
          aria-label={guestNoticeTexts.code}
          viewBox={`0 0 ${String(drawing.side)} ${String(drawing.side)}`}
          width="224"
          height="224"
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} />
        </svg>
      )}
      <figcaption aria-live="polite">
        {drawing === 'drawing' ? (
          <VisuallyHidden>{guestNoticeTexts.code}</VisuallyHidden>
        ) : (
          guestNoticeTexts.codeHint
        )}
      </figcaption>
    </figure>
  );
}
