import { describe, expect, it } from 'vitest';
import { WireEntry } from '../wire/wire-entry.ts';
import { readImage } from './image.ts';

const colourOf = (colour: unknown) =>
  readImage(new WireEntry({ image: 'a.webp', image_color: colour }), 'image', null);

describe('readImage', () => {
  it.each([null, undefined, '', ' ', 7])('returns null for the path %j', (image) => {
    expect(readImage(new WireEntry({ image, image_color: '#0d5a66' }), 'image', 'X')).toBeNull();
  });

  it('returns the colour of its own field', () => {
    const colours = { image_1_color: '#0d5a66', image_2_color: '#e9604f' };
    const product = new WireEntry({ image_1: 'a.webp', image_2: 'b.webp', ...colours });
    expect(readImage(product, 'image_2', null)).toMatchObject({
      path: 'b.webp',
      placeholderColor: '#e9604f',
    });
  });

  it.each(['#0d5a66', '#0D5A66', ' #0d5a66 '])('accepts the colour %j', (colour) => {
    expect(colourOf(colour)).toMatchObject({ path: 'a.webp', placeholderColor: '#0d5a66' });
  });

  it.each([
    undefined,
    null,
    '',
    '#fff',
    '#0d5a6',
    '#0d5a660',
    '0d5a66',
    '#0d5a6g',
    'teal',
    'rgb(13, 90, 102)',
    '#0d5a66;background:url(https://evil.example)',
    '#0d5a66\n}',
    875_110,
    { hex: '#0d5a66' },
  ])('returns the image without the invalid colour %j', (colour) => {
    expect(colourOf(colour)).toMatchObject({ path: 'a.webp', placeholderColor: null });
  });

  it.each([
    ['the text of the shop', 'Tampak belakang', 'Tampak belakang'],
    ['the name for a missing text', null, 'Galaxy A55'],
    ['the name for a blank text', ' ', 'Galaxy A55'],
    ['the name for an invalid text', { id: 'Belakang' }, 'Galaxy A55'],
  ])('returns %s as alternative text', (_, image_alt, alt) => {
    const entry = new WireEntry({ image: 'a.webp', image_alt });
    expect(readImage(entry, 'image', 'Galaxy A55')).toMatchObject({ path: 'a.webp', alt });
  });

  it.each([
    [640, '400', { width: 640, height: 400 }],
    [640, undefined, { width: null, height: null }],
    [640, 0, { width: null, height: null }],
    [-640, 400, { width: null, height: null }],
    [640.5, 400, { width: null, height: null }],
    [65_535, 65_536, { width: null, height: null }],
    ['lebar', 400, { width: null, height: null }],
  ])('returns the size %j by %j as %j', (image_width, image_height, size) => {
    const entry = new WireEntry({ image: 'a.webp', image_width, image_height });
    expect(readImage(entry, 'image', null)).toMatchObject({ path: 'a.webp', ...size });
  });
});
