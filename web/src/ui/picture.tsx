import { useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** A picture from the gateway. */
export interface ShownImage {
  readonly url: string;
  readonly srcSet: string | null;
  /** Fills its place until it is there, e.g. `#dfe3e0`; null when the shop returns none. */
  readonly placeholderColor: string | null;
}

interface PictureProps {
  /** Null = there is none: a quiet stand-in is shown. */
  image: ShownImage | null;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  /** How wide it is shown, e.g. `(width < 48rem) 50vw, 20vw`; needed with several widths. */
  sizes: string;
  ratio?: 'square' | 'banner';
  /** The main picture of the page: fetched first. All others wait until they come near. */
  isPriority?: boolean;
  /** In view from the start: fetched at once, behind the main picture. */
  isEager?: boolean;
}

/**
 * A picture of the shop in a box of fixed shape: nothing moves when it arrives or fails. Its colour
 * holds the place as an attribute of an SVG, because the content policy allows no inline style; it
 * goes when the picture is there, which may be transparent.
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
  /** By an attribute that React does not know: a page full of pictures would be rendered again. */
  const hideColour = () => colour.current?.setAttribute('hidden', '');
  /** Reads whether it loaded before hydration, when its events were missed. */
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
