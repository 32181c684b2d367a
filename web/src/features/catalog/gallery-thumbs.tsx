import { productPageTexts } from '../../texts/product.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture, type ShownImage } from '../../ui/picture.tsx';
import styles from './gallery-thumbs.module.css';

interface GalleryThumbsProps {
  images: readonly ShownImage[];
  /** Which picture is shown, from 0. */
  index: number;
  /** Small, in the middle: below a picture in the whole window. */
  isCentred?: boolean;
  onGoTo: (index: number) => void;
}

/** Buttons with the pictures of a product, if there are several. */
export function GalleryThumbs({ images, index, isCentred = false, onGoTo }: GalleryThumbsProps) {
  if (images.length < 2) return null;
  return (
    <ul className={classNames(styles['thumbs'], isCentred && styles['centred'])}>
      {images.map((image, number) => (
        <li key={image.url}>
          <button
            type="button"
            className={styles['thumb']}
            aria-label={productPageTexts.showPicture(number + 1)}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => onGoTo(number)}
          >
            <Picture
              image={image}
              alt=""
              sizes={isCentred ? '3.5rem' : '(width >= 64rem) 5.5rem, 4.5rem'}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
