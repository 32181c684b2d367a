import { carouselTexts } from '../../texts/common.ts';
import { homeTexts } from '../../texts/home.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { HomeSlideFragment } from './home-slider.generated.ts';
import styles from './home-slider.module.css';

/** Time in ms that a slide stays; the specification names only how fast it moves. */
const SLIDE_STAY_MS = 6_000;

/**
 * Width of a slide: the page without its margins. On phones a rem less than it is, so that the file of
 * 640 pixels still serves a screen of 412 with 1.75 pixels to one of CSS.
 */
const SIZES = '(width >= 84rem) 80rem, (width >= 50rem) calc(100vw - 4rem), calc(92vw - 1rem)';

function Slide({ slide, position }: { slide: HomeSlideFragment; position: number }) {
  const picture = (alt: string) => (
    <Picture
      image={slide.image}
      alt={alt}
      ratio="banner"
      sizes={SIZES}
      isPriority={position === 1}
    />
  );
  if (slide.url === null) {
    return <span className={styles['slide']}>{picture(homeTexts.slide(position))}</span>;
  }
  return (
    <a className={styles['slide']} href={slide.url} target="_blank" rel="noopener noreferrer">
      {picture(homeTexts.slideLink(position))}
    </a>
  );
}

/** The slides of the home page: they move, loop, have dots, and lead out in a new tab (specification.md 2). */
export function HomeSlider({ slides }: { slides: readonly HomeSlideFragment[] }) {
  return (
    <div className={styles['slider']}>
      <Carousel
        label={homeTexts.slider}
        view="one"
        isLooping={slides.length > 1}
        autoplayMs={SLIDE_STAY_MS}
        hasDots
        words={carouselTexts}
        slides={slides.map((slide, place) => ({
          key: slide.id,
          content: <Slide slide={slide} position={place + 1} />,
        }))}
      />
    </div>
  );
}
