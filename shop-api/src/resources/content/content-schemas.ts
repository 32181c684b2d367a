import { Type } from '@sinclair/typebox';
import type { RouteSchema } from '../../http/route-schema.ts';
import { metaTexts, nullable, pictureFacts, record, wire } from '../../http/wire-types.ts';

export const slide = record('Slide', {
  id: wire.id('Id of the slide'),
  image: Type.String({ description: 'Path of the picture below the image base' }),
  ...pictureFacts('image', 'picture'),
  url: nullable(Type.String({ description: 'Target of the slide' })),
  headline: nullable(
    Type.String({ description: 'Headline on the slide, 60 characters are shown' }),
  ),
  price_from: nullable(wire.rupiah('Lowest price of the products on the slide')),
  action: nullable(Type.String({ description: 'Label of the call to action' })),
});

export const page = record('Page', {
  id: wire.id('Id of the page'),
  title: wire.text('Heading'),
  url_slug: wire.text('Slug in the URL of the page'),
  show_in_footer: wire.flag('linked in the footer'),
  ...metaTexts,
  content: Type.String({ description: 'HTML' }),
});

const settings = record('Settings', {
  footer_text: nullable(Type.String({ description: 'HTML of the footer' })),
  payment_remarks: nullable(Type.String({ description: 'HTML beside manual payments' })),
});

export const contentSchemas = {
  slider: {
    tag: 'Content',
    summary: 'List the slides of the home page in display order',
    data: { 200: Type.Array(slide) },
  },
  pages: { tag: 'Content', summary: 'List the static pages', data: { 200: Type.Array(page) } },
  settings: { tag: 'Content', summary: 'Read the texts of the shop', data: { 200: settings } },
} satisfies Record<string, RouteSchema>;
