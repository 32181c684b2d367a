import { homeTexts } from '../../texts/home.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { HomeSlide } from './home-slide.tsx';
import type { HomeSlideFragment } from './home-slider.generated.ts';
import styles from './home-slider.module.css';

/** Time in ms that a slide stays; the specification names only how fast it moves. */
const SLIDE_STAY_MS = 6_000;

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
        slides={slides.map((slide, index) => ({
          key: slide.id,
          content: <HomeSlide slide={slide} position={index + 1} />,
        }))}
      />
    </div>
  );
}
