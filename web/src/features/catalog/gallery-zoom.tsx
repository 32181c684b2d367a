import { useEffect, useEffectEvent } from 'react';
import { productPageTexts } from '../../texts/product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type ShownImage } from '../../ui/picture.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { Magnifier } from './magnifier.tsx';
import styles from './gallery-zoom.module.css';

interface GalleryZoomProps {
  name: string;
  images: readonly ShownImage[];
  /** Which picture is open, from 0; null = none. */
  index: number | null;
  onGoTo: (index: number | null) => void;
}

/**
 * One picture in the whole window. Arrow keys, buttons, swipes and thumbnails go on; Escape and a swipe
 * down close.
 */
export function GalleryZoom({ name, images, index, onGoTo }: GalleryZoomProps) {
  const count = images.length;
  // Round and round: a button that switched itself off would lose the focus.
  const step = (by: number) => {
    if (index !== null && count > 0) onGoTo((index + by + count) % count);
  };
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  const isOpen = index !== null;
  // Wherever in the dialog the focus is: at first it is on the button that closes it.
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOpen]);
  const arrow = (by: 1 | -1) => (
    <button
      type="button"
      className={by < 0 ? styles['back'] : styles['forth']}
      aria-label={by < 0 ? productPageTexts.previous : productPageTexts.next}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} size={24} />
    </button>
  );
  return (
    <Dialog isOpen={isOpen} onClose={() => onGoTo(null)} title={name} shape="full">
      <div className={styles['zoom']} role="group" aria-label={productPageTexts.gallery}>
        <div className={styles['stage']}>
          <Magnifier
            key={index}
            onSwipe={(swipe) => {
              if (swipe === 'down') onGoTo(null);
              else step(swipe === 'left' ? 1 : -1);
            }}
          >
            <Picture
              image={images[index ?? 0] ?? null}
              alt={productPageTexts.picture(name, (index ?? 0) + 1, count)}
              sizes="min(200vw, 170dvh)"
              isEager
            />
          </Magnifier>
          {count > 1 ? (
            <>
              {arrow(-1)}
              {arrow(1)}
            </>
          ) : null}
        </div>
        <GalleryThumbs images={images} index={index ?? 0} isCentred onGoTo={onGoTo} />
      </div>
    </Dialog>
  );
}
