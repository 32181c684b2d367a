import { useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** A picture from the gateway. */
export interface ShownImage {
  readonly url: string;
  readonly srcSet: string | null;
  /** Background until the picture has loaded, e.g. `#dfe3e0`; null when the shop returns none. */
  readonly placeholderColor: string | null;
}

interface PictureProps {
  /** Null = no picture: a placeholder is shown. */
  image: ShownImage | null;
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  /** How wide it is shown, e.g. `(width < 48rem) 50vw, 20vw`; needed with several widths. */
  sizes: string;
  ratio?: 'square' | 'banner';
  /** The main picture of the page: fetched first. All others are fetched when they come near the window. */
  isPriority?: boolean;
  /** In view from the start: fetched at once, behind the main picture. */
  isEager?: boolean;
}

/**
 * A picture of the shop in a box of fixed shape: nothing moves when it arrives or fails. Its background
 * is the `color` attribute of an SVG, because the content security policy allows no inline style. It
 * is hidden when the picture has loaded, because the picture may be transparent.
 */
export function Picture({
  image,
  alt,
  sizes,
  ratio = 'square',
  isPriority = false,
  isEager = false,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const colour = useRef<SVGSVGElement>(null);
  const isAwaited = isPriority || isEager;
  const frame = classNames(styles['frame'], styles[ratio], !isAwaited && styles['later']);
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
  const { url, srcSet, placeholderColor } = image;
  /** By an attribute outside React: a state change would render every picture of a page again. */
  const hideColour = () => colour.current?.setAttribute('hidden', '');
  /** Checks whether it loaded before hydration: its events were missed then. */
  const checkLoaded = (element: HTMLImageElement | null) => {
    if (element?.complete !== true || element.currentSrc === '') return;
    if (element.naturalWidth > 0) hideColour();
    else setFailedUrl(url);
  };
  return (
    <span className={frame}>
      {placeholderColor === null ? null : (
        <svg
          key={url}
          ref={colour}
          className={styles['colour']}
          color={placeholderColor}
          aria-hidden="true"
        />
      )}
      <img
        ref={checkLoaded}
        src={url}
        srcSet={srcSet ?? undefined}
        sizes={srcSet === null ? undefined : sizes}
        alt={alt}
        loading={isAwaited ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
        className={styles['image']}
        onLoad={hideColour}
        onError={() => setFailedUrl(url)}
      />
    </span>
  );
}
