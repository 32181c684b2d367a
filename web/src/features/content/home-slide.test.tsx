import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomeSlide } from './home-slide.tsx';

const plain = {
  __typename: 'Slide' as const,
  id: 'Slide:1',
  url: 'https://promo.test/' as string | null,
  headline: null as string | null,
  priceFrom: null as number | null,
  action: null as string | null,
  image: {
    __typename: 'Image' as const,
    url: '/promo.webp',
    srcSet: null,
    placeholderColor: '#0d5a66',
  },
};
const worded = {
  ...plain,
  headline: 'Ponsel unggulan, kamera kelas satu',
  priceFrom: 10_999_000,
  action: 'Lihat ponsel',
};
const show = (changes: Partial<typeof plain>, position = 1) =>
  render(<HomeSlide slide={{ ...worded, ...changes }} position={position} />).container;
const pictureOf = (container: HTMLElement) => container.querySelector('img');

describe('HomeSlide with a headline', () => {
  it('renders a link named by the headline and described by price, call to action and the new tab', () => {
    show({});
    const link = screen.getByRole('link', {
      name: worded.headline,
      description: 'Mulai dari Rp 10.999.000 Lihat ponsel dibuka di tab baru',
    });
    expect(link.getAttribute('href')).toBe('https://promo.test/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('leaves the picture without a name, and loads the first one with priority', () => {
    const first = pictureOf(show({}));
    expect(first?.getAttribute('alt')).toBe('');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(pictureOf(show({}, 2))?.getAttribute('loading')).toBe('lazy');
  });

  it('shows a background in the hue of the picture', () => {
    const ground = show({}).querySelector('svg[class*="ground"]');
    expect(ground?.getAttribute('color')).toBe('#0d5a66');
  });

  it('shows no price and no call to action when the shop sends none', () => {
    show({ priceFrom: null, action: null });
    expect(screen.queryByText(/Mulai dari/)).toBeNull();
    expect(screen.getByRole('link', { description: 'dibuka di tab baru' })).toBeTruthy();
  });

  it('shows text without link and call to action when it has no address', () => {
    show({ url: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(worded.headline)).toBeTruthy();
    expect(screen.getByText(/Mulai dari/)).toBeTruthy();
    expect(screen.queryByText('Lihat ponsel')).toBeNull();
  });
});

describe('HomeSlide without a headline', () => {
  it('renders a link named by the picture, without price and call to action', () => {
    const container = show({ headline: null }, 2);
    expect(screen.getByRole('link', { name: 'Promo 2, dibuka di tab baru' })).toBeTruthy();
    expect(container.textContent).toBe('');
  });

  it('shows a named picture when it has no address', () => {
    show({ headline: null, url: null }, 3);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: 'Promo 3' })).toBeTruthy();
  });
});
