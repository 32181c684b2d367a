import { productPageTexts } from '../../texts/catalog.ts';
import { commonTexts } from '../../texts/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryImage } from './product-gallery.tsx';
import styles from './gallery-zoom.module.css';

interface GalleryZoomProps {
  name: string;
  images: readonly GalleryImage[];
  /** Which picture is open, from 0; null = none. */
  place: number | null;
  onGoTo: (place: number | null) => void;
}

/** One picture as large as the window lets it be; arrow keys and buttons go on, Escape closes. */
export function GalleryZoom({ name, images, place, onGoTo }: GalleryZoomProps) {
  const last = images.length - 1;
  const step = (by: number) => {
    if (place === null) return;
    onGoTo(Math.min(last, Math.max(0, place + by)));
  };
  const arrow = (by: 1 | -1, isOff: boolean) => (
    <button
      type="button"
      className={by < 0 ? styles['back'] : styles['forth']}
      aria-label={by < 0 ? productPageTexts.previous : productPageTexts.next}
      disabled={isOff}
      onClick={() => {
        step(by);
      }}
    >
      <Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} size={24} />
    </button>
  );
  return (
    <Dialog
      isOpen={place !== null}
      onClose={() => {
        onGoTo(null);
      }}
      title={name}
      closeLabel={commonTexts.close}
      shape="wide"
    >
      <div
        className={styles['zoom']}
        role="group"
        aria-label={productPageTexts.gallery}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') step(-1);
          if (key === 'ArrowRight') step(1);
        }}
      >
        <Picture
          key={place}
          image={images[place ?? 0] ?? null}
          alt={productPageTexts.picture(name, (place ?? 0) + 1, images.length)}
          sizes="min(100vw, 85dvh)"
          isEager
        />
        {last > 0 ? (
          <>
            {arrow(-1, place === 0)}
            {arrow(1, place === last)}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
