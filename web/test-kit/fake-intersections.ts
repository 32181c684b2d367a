import { act } from '@testing-library/react';
import { vi } from 'vitest';

let watching: (() => void)[] = [];

class FakeIntersectionObserver {
  private readonly show: () => void;

  constructor(callback: IntersectionObserverCallback) {
    this.show = () => {
      // The browser passes full entries; the shop reads only whether something is in view.
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      callback([entry], this as unknown as IntersectionObserver);
    };
  }

  observe(): void {
    watching.push(this.show);
  }

  disconnect(): void {
    watching = watching.filter((show) => show !== this.show);
  }
}

/** Nothing is in view until `comeIntoView` is called, in this test. */
export function fakeIntersections(): void {
  watching = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
}

/** Everything that is watched comes into view. */
export function comeIntoView(): void {
  act(() => {
    for (const show of [...watching]) show();
  });
}
