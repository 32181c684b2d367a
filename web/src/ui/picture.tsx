import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

interface PictureProps {
  /** Null = there is none: a quiet stand-in is shown. */
  image: { url: string; srcSet: string | null } | null;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  /** How wide it is shown, e.g. `(width < 48rem) 50vw, 20vw`; needed with several widths. */
  sizes: string;
  ratio?: 'square' | 'wide' | 'banner';
  /** The main picture of the page: fetched first. All others wait until they come near. */
  isPriority?: boolean;
  /** In view from the start: fetched at once, behind the main picture. */
  isEager?: boolean;
}

/** A picture of the shop in a box of fixed shape: nothing moves when it arrives or fails. */
export function Picture({
  image,
  alt,
  sizes,
  ratio = 'square',
  isPriority = false,
  isEager = false,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const frame = classNames(styles['frame'], styles[ratio]);
  if (image === null || failedUrl === image.url) {
    return (
      <span
        className={frame}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="box" size={28} />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        src={image.url}
        srcSet={image.srcSet ?? undefined}
        sizes={image.srcSet === null ? undefined : sizes}
        alt={alt}
        loading={isPriority || isEager ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
        className={styles['image']}
        onError={() => {
          setFailedUrl(image.url);
        }}
      />
    </span>
  );
}
