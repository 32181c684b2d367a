import { act, fireEvent, render, screen } from '@testing-library/react';
import { SLIDER_SPEED_MS } from '@gawai/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AllInView, fakeEmbla, resetEmbla } from '../../test-kit/fake-embla.ts';
import { Carousel } from './carousel.tsx';

vi.mock('./use-embla.ts', async () => (await import('../../test-kit/fake-embla.ts')).emblaModule);

const show = (changes: Partial<Parameters<typeof Carousel>[0]> = {}) =>
  render(
    <Carousel
      label="Promo"
      view="one"
      isLooping={false}
      slides={['a', 'b', 'c'].map((key) => ({ key, content: key }))}
      {...changes}
    />,
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  resetEmbla(3);
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AllInView);
});

/**
 * Share of a move after `ms`, from 0 to 1: at each of 60 steps a second Embla adds the rest of the
 * distance divided by `duration` to the speed, and retains 68 % of the speed.
 */
function shareOfMove(duration: number, ms: number): number {
  let speed = 0;
  let share = 0;
  for (let step = 0; step < (ms * 60) / 1000; step += 1) {
    speed = (speed + (1 - share) / duration) * 0.68;
    share += speed;
  }
  return share;
}

describe('Carousel', () => {
  it('moves to the next slide at each autoplay interval', () => {
    show({ autoplayMs: 5_000, isLooping: true });
    pass(4_999);
    expect(fakeEmbla.moves).toEqual([]);
    pass(1);
    expect(fakeEmbla.moves).toEqual(['next']);
    pass(15_000);
    expect(fakeEmbla.moves).toEqual(['next', 'next', 'next', 'next']);
  });

  it('does not move without autoplay, and shows no pause button', () => {
    show();
    pass(60_000);
    expect(fakeEmbla.moves).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Hentikan gerakan' })).toBeNull();
  });

  it('stops autoplay with the pause button and starts it again', () => {
    show({ autoplayMs: 5_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Hentikan gerakan' }));
    pass(20_000);
    expect(fakeEmbla.moves).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Jalankan gerakan' }));
    pass(5_000);
    expect(fakeEmbla.moves).toEqual(['next']);
  });

  it('moves to the slide of the pressed dot', () => {
    show({ hasDots: true });
    expect(screen.getAllByRole('button', { name: /Ke slide/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Ke slide 3' }));
    expect(fakeEmbla.moves).toEqual([2]);
  });

  it('moves within SLIDER_SPEED_MS, and at once with reduced motion', () => {
    show();
    const { duration, breakpoints } = fakeEmbla.options;
    expect(shareOfMove(duration ?? 0, SLIDER_SPEED_MS / 2)).toBeLessThan(0.8);
    expect(shareOfMove(duration ?? 0, SLIDER_SPEED_MS)).toBeGreaterThan(0.95);
    expect(breakpoints).toEqual({ '(prefers-reduced-motion: reduce)': { duration: 0 } });
  });
});
