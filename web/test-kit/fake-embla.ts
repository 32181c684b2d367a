import type { EmblaOptionsType } from 'embla-carousel';

/** What a carousel asked of Embla, which measures and moves; there is nothing to measure in these tests. */
interface FakeEmbla {
  /** The options of the carousel that was shown last. */
  options: EmblaOptionsType;
  /** Every move, in order: `next`, `previous` or the place that was gone to. */
  moves: (string | number)[];
  /** Places to stop at, and the one that is shown. */
  stops: number;
  current: number;
}

/** The state of the fake; tests set `stops` before they show a carousel. */
export const fakeEmbla: FakeEmbla = { options: {}, moves: [], stops: 0, current: 0 };

/** Puts the fake back to a row of so many places. */
export function resetEmbla(stops: number): void {
  Object.assign(fakeEmbla, { options: {}, moves: [], stops, current: 0 });
}

const go = (place: number, name: string | number) => {
  fakeEmbla.current = place;
  fakeEmbla.moves.push(name);
};

const embla = {
  selectedScrollSnap: () => fakeEmbla.current,
  scrollSnapList: () => Array.from({ length: fakeEmbla.stops }, (_, place) => place),
  canScrollPrev: () => fakeEmbla.options.loop === true || fakeEmbla.current > 0,
  canScrollNext: () => fakeEmbla.options.loop === true || fakeEmbla.current < fakeEmbla.stops - 1,
  scrollPrev: () => {
    go(Math.max(0, fakeEmbla.current - 1), 'previous');
  },
  scrollNext: () => {
    go((fakeEmbla.current + 1) % fakeEmbla.stops, 'next');
  },
  scrollTo: (place: number) => {
    go(place, place);
  },
  on: () => embla,
  off: () => embla,
};

/** Stands in for the module `ui/use-embla.ts`. */
export const emblaModule = {
  useEmbla: (options: EmblaOptionsType) => {
    fakeEmbla.options = options;
    return [{ current: null }, embla];
  },
};

/** An observer that finds everything in view at once. */
export class AllInView {
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    // Nothing is kept.
  }
}
