import { useId } from 'react';
import { homeTexts } from '../../texts/home.ts';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeSlideFragment } from './home-slider.generated.ts';
import styles from './home-slide.module.css';

/**
 * Width of a slide: the page without its margins. On phones a rem less than it is, so that the file of
 * 640 pixels still serves a screen of 412 with 1.75 pixels to one of CSS.
 */
const SIZES = '(width >= 84rem) 80rem, (width >= 50rem) calc(100vw - 4rem), calc(92vw - 1rem)';

interface HomeSlideProps {
  slide: HomeSlideFragment;
  /** From 1. */
  position: number;
}

/** A picture of the slider, with its text if the shop sends a headline (shop-api.md 10.14). */
export function HomeSlide({ slide, position }: HomeSlideProps) {
  const { url, headline } = slide;
  const picture = (alt: string) => (
    <Picture
      image={slide.image}
      alt={alt}
      ratio="banner"
      sizes={SIZES}
      isPriority={position === 1}
    />
  );
  if (headline !== null) {
    return (
      <div className={styles['worded']}>
        {picture('')}
        <Caption slide={slide} headline={headline} />
      </div>
    );
  }
  if (url === null) {
    return <span className={styles['slide']}>{picture(homeTexts.slide(position))}</span>;
  }
  return (
    <a className={styles['slide']} href={url} target="_blank" rel="noopener noreferrer">
      {picture(homeTexts.slideLink(position))}
    </a>
  );
}

/**
 * The text on a background of its own, which has the hue of the picture. The link is named by the
 * headline, described by the rest, and covers the whole slide.
 */
function Caption({ slide, headline }: { slide: HomeSlideFragment; headline: string }) {
  const { url, priceFrom, action, image } = slide;
  const rest = useId();
  return (
    <>
      <svg
        className={styles['ground']}
        color={image.placeholderColor ?? undefined}
        aria-hidden="true"
      />
      <div className={styles['text']}>
        <p className={styles['headline']}>
          {url === null ? (
            headline
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={rest}>
              {headline}
            </a>
          )}
        </p>
        <div id={rest} className={styles['rest']}>
          {priceFrom === null ? null : (
            <p className={styles['price']}>
              {homeTexts.priceFrom} <Rupiah amount={priceFrom} />
            </p>
          )}
          {url === null ? null : (
            <p>
              {action === null ? null : <span className={styles['action']}>{action}</span>}
              <VisuallyHidden>{homeTexts.opensTab}</VisuallyHidden>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
