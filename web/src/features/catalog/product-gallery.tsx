import { useEffect, useRef, useState } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { productPageTexts } from '../../texts/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type ShownImage } from '../../ui/picture.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  name: string;
  /** Up to five, the main one first. */
  images: readonly ShownImage[];
}

const loadZoom = () => import('./gallery-zoom.tsx');

// A rem less than it is on phones: at 1.75 pixels to one of CSS, the file of 640 pixels still serves 412.
const SIZES =
  '(width >= 80rem) 48rem, (width >= 64rem) 56vw, (width >= 48rem) 54vw, calc(92vw - 1rem)';

/**
 * The pictures of a product (specification.md 2): swiped, or chosen by thumbnail; a press opens them
 * large. A row that scrolls and snaps, so it works without script.
 */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = useLate(loadZoom);
  const shown = images.length === 0 ? [null] : images;
  const main = images[0]?.url;
  useEffect(() => {
    // Another variant was chosen: its picture is the first.
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [main]);

  const goTo = (index: number) => {
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth });
  };
  return (
    <section className={styles['gallery']} aria-label={productPageTexts.gallery}>
      <ul
        ref={track}
        className={styles['track']}
        onScroll={({ currentTarget: row }) => {
          setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
        }}
      >
        {shown.map((image, index) => {
          const alt = productPageTexts.picture(name, index + 1, shown.length);
          const picture = (
            <Picture image={image} alt={alt} sizes={SIZES} isPriority={index === 0} />
          );
          return (
            <li key={image?.url ?? 'none'} className={styles['slide']}>
              {image === null ? (
                picture
              ) : (
                <button
                  type="button"
                  className={styles['open']}
                  aria-label={`${productPageTexts.zoom(index + 1)}: ${alt}`}
                  tabIndex={index === current ? 0 : -1}
                  onClick={() => setZoomed(index)}
                >
                  {picture}
                  <span className={styles['hint']}>
                    <Icon name="zoomIn" />
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <GalleryThumbs images={images} index={current} onGoTo={goTo} />
      {zoom === null ? null : (
        <zoom.GalleryZoom name={name} images={images} index={zoomed} onGoTo={setZoomed} />
      )}
    </section>
  );
}
