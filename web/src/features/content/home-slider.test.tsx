import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AllInView, fakeEmbla, resetEmbla } from '../../../test-kit/fake-embla.ts';
import { HomeSlider } from './home-slider.tsx';

vi.mock(
  '../../ui/use-embla.ts',
  async () => (await import('../../../test-kit/fake-embla.ts')).emblaModule,
);

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'Slide' as const,
    id: `Slide:${String(index + 1)}`,
    url: `https://promo.test/${String(index + 1)}`,
    headline: null,
    priceFrom: null,
    action: null,
    image: {
      __typename: 'Image' as const,
      url: '/promo.webp',
      srcSet: null,
      placeholderColor: null,
    },
  }));
const dots = () => screen.queryAllByRole('button', { name: /Ke slide/ });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AllInView);
});

describe('HomeSlider', () => {
  it('moves by itself, loops, has a dot for each slide, and shows one at a time', () => {
    resetEmbla(3);
    render(<HomeSlider slides={slides(3)} />);
    const slider = screen.getByRole('region', { name: 'Promo' });
    expect(within(slider).getAllByRole('link')).toHaveLength(3);
    expect(fakeEmbla.options.loop).toBe(true);
    expect(dots()).toHaveLength(3);
    expect(slider.querySelector('ul')?.parentElement?.className).toMatch(/one/);
    act(() => void vi.advanceTimersByTime(6_000));
    expect(fakeEmbla.moves).toEqual(['next']);
  });

  it('shows one slide without dots, buttons and loop', () => {
    resetEmbla(1);
    render(<HomeSlider slides={slides(1)} />);
    expect(fakeEmbla.options.loop).toBe(false);
    expect(dots()).toHaveLength(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
