import type { EmblaOptionsType } from 'embla-carousel';

/** The calls of a carousel to Embla, which measures and moves; there is nothing to measure in these tests. */
interface FakeEmbla {
  /** The options of the carousel that was shown last. */
  options: EmblaOptionsType;
  /** Every move, in order: `next`, `previous` or the index that was scrolled to. */
  moves: (string | number)[];
  /** Number of snap points, and the index of the one that is shown. */
  stops: number;
  current: number;
}

/** The state of the fake; tests set `stops` before they show a carousel. */
export const fakeEmbla: FakeEmbla = { options: {}, moves: [], stops: 0, current: 0 };

/** Resets the fake to a row of so many snap points. */
export function resetEmbla(stops: number): void {
  Object.assign(fakeEmbla, { options: {}, moves: [], stops, current: 0 });
}

const go = (index: number, name: string | number) => {
  fakeEmbla.current = index;
  fakeEmbla.moves.push(name);
};

const embla = {
  selectedScrollSnap: () => fakeEmbla.current,
  scrollSnapList: () => Array.from({ length: fakeEmbla.stops }, (_, index) => index),
  canScrollPrev: () => fakeEmbla.options.loop === true || fakeEmbla.current > 0,
  canScrollNext: () => fakeEmbla.options.loop === true || fakeEmbla.current < fakeEmbla.stops - 1,
  scrollPrev: () => {
    go(Math.max(0, fakeEmbla.current - 1), 'previous');
  },
  scrollNext: () => {
    go((fakeEmbla.current + 1) % fakeEmbla.stops, 'next');
  },
  scrollTo: (index: number) => {
    go(index, index);
  },
  on: () => embla,
  off: () => embla,
};

/** Replaces the module `ui/use-embla.ts`. */
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
    // There is nothing to release.
  }
}
