import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type ShownImage } from './picture.tsx';

const image: ShownImage = {
  url: 'https://gambar.test/tas.webp',
  srcSet: null,
  placeholderColor: '#dfe3e0',
};
const show = (changes: Partial<ShownImage> = {}) =>
  render(<Picture image={{ ...image, ...changes }} alt="Tas" sizes="10rem" />).container;
const colourIn = (element: Element) =>
  element.querySelector('svg[color]:not([hidden])')?.getAttribute('color');

describe('Picture', () => {
  it('shows its background colour until it has loaded', () => {
    const page = show();
    expect(colourIn(page)).toBe('#dfe3e0');
    fireEvent.load(screen.getByRole('img'));
    expect(colourIn(page)).toBeUndefined();
  });

  it('shows the background colour of another picture until that has loaded', () => {
    const { container, rerender } = render(<Picture image={image} alt="Tas" sizes="10rem" />);
    fireEvent.load(screen.getByRole('img'));
    const other = { ...image, url: 'https://gambar.test/biru.webp', placeholderColor: '#336699' };
    rerender(<Picture image={other} alt="Tas" sizes="10rem" />);
    expect(colourIn(container)).toBe('#336699');
    fireEvent.load(screen.getByRole('img'));
    expect(colourIn(container)).toBeUndefined();
  });

  it('renders its background colour on the server without an inline style', () => {
    const html = renderToString(<Picture image={image} alt="Tas" sizes="10rem" />);
    expect(html).toContain('color="#dfe3e0"');
    expect(html).not.toContain('style=');
  });

  it('shows a plain background when the shop returns no colour', () => {
    expect(colourIn(show({ placeholderColor: null }))).toBeUndefined();
  });

  it('shows a placeholder with the same accessible name when it fails to load', () => {
    const page = show();
    fireEvent.error(screen.getByRole('img'));
    expect(page.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Tas' })).toBeDefined();
  });

  it.each([
    ['loaded', 640],
    ['failed to load', 0],
  ])('detects a picture that %s before hydration', (_, naturalWidth) => {
    const known = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
    Object.defineProperties(HTMLImageElement.prototype, {
      complete: { configurable: true, get: () => true },
      currentSrc: { configurable: true, get: () => image.url },
      naturalWidth: { configurable: true, get: () => naturalWidth },
    });
    const page = show();
    Object.defineProperties(HTMLImageElement.prototype, known);
    expect(colourIn(page)).toBeUndefined();
    expect(page.querySelector('img') !== null).toBe(naturalWidth > 0);
  });
});
