import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { noPictures } from '../picture/picture-service.ts';
import { settings, slides } from '../../db/tables/content.ts';

const { client, db } = await freshShop({
  settings: { storeUrl: 'https://gawai.example' },
  pictures: {
    ...noPictures,
    colourOf: (path) => (path === 'slider/promo-1.webp' ? '#0d5a66' : null),
  },
});

describe('content routes', () => {
  it('lists the slides in display order, with colours and texts', async () => {
    expect((await client.get('/slider')).body.data).toEqual([
      {
        id: 2,
        image: 'slider/promo-1.webp',
        image_color: '#0d5a66',
        url: 'https://promo.example/november',
        headline: 'Ponsel baru bulan ini',
        price_from: 5_999_000,
        action: 'Lihat ponsel',
      },
      {
        id: 1,
        image: 'slider/promo-2.webp',
        image_color: null,
        url: null,
        headline: null,
        price_from: null,
        action: null,
      },
    ]);
  });

  it('links the slides to the configured storefront', async () => {
    const slide = { image: 'slider/promo-3.webp', url: '/product?category=audio', position: 3 };
    await db.insert(slides).values(slide);
    expect((await client.get('/slider')).body.data[2]).toMatchObject({
      url: 'https://gawai.example/product?category=audio',
    });
  });

  it('lists the pages, including the terms', async () => {
    expect((await client.get('/page')).body.data).toEqual([
      {
        id: 1,
        title: 'Syarat dan Ketentuan',
        url_slug: 'terms-and-conditions',
        show_in_footer: 1,
        meta_title: 'Syarat dan Ketentuan',
        meta_description: null,
        meta_keywords: null,
        content: '<h1>Syarat</h1>',
      },
    ]);
  });

  it('returns the settings as one object', async () => {
    expectOk(await client.get('/settings'), {
      footer_text: '<p>Toko elektronik</p>',
      payment_remarks: '<p>BCA 123 a.n. Toko</p>',
    });
  });

  it('returns null for a setting that is not stored', async () => {
    await db.delete(settings);
    expect((await client.get('/settings')).body.data).toEqual({
      footer_text: null,
      payment_remarks: null,
    });
  });
});
