import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { comeIntoView, fakeIntersections } from '../../../test-kit/fake-intersections.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const review = (number: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'ProductReview',
  id: `ProductReview:${number}`,
  rating: 5,
  text: `Ulasan ${number}`,
  author: 'Budi S.',
  createdAt: '2026-11-22T09:15:00+07:00',
  variantName: null,
  ...changes,
});

const reviewsOf =
  (pages: number, nodes: unknown[]) =>
  ({ page }: { page: number }) => ({
    totalCount: pages * nodes.length,
    pageInfo: { number: page, size: 1, from: page, to: page, last: pages },
    nodes: page > pages ? [] : nodes,
  });

const breakdown = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 3 : 0 }));

const open = (changes: Record<string, unknown>, address = '/product/gawai-1') =>
  renderApp(address, {
    shop: {
      product: sampleProduct(1, {
        rating: 4.66,
        reviewCount: 12,
        reviews: reviewsOf(1, [review(1)]),
        ratingBreakdown: breakdown,
        ...changes,
      }),
    },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Ulasan Pembeli' }));

beforeEach(fakeIntersections);

describe('ProductReviews', () => {
  it('requests the reviews once, when the section comes near the window', async () => {
    const { stub } = await open({});
    expect(screen.queryByRole('region', { name: 'Ulasan Pembeli' })).toBeNull();
    expect(stub.requested).not.toContain('ProductReviews');
    comeIntoView();
    expect(await (await section()).findByText('Ulasan 1')).toBeDefined();
    expect(stub.requested.filter((name) => name === 'ProductReviews')).toHaveLength(1);
  });

  it('shows rating, breakdown, author, day and variant', async () => {
    const shown = reviewsOf(1, [review(1, { rating: 4, variantName: 'Biru' })]);
    await open({ reviewCount: 3, reviews: shown });
    comeIntoView();
    const reviews = await section();
    expect(await reviews.findByText('Budi S.')).toBeDefined();
    expect(reviews.getByText('Rating 4.7 dari 5')).toBeDefined();
    expect(reviews.getByText('3 penilaian')).toBeDefined();
    expect(reviews.getByText('3 ulasan')).toBeDefined();
    expect(reviews.getByText('22 Nov 2026')).toBeDefined();
    expect(reviews.getByText('Varian: Biru')).toBeDefined();
    expect(reviews.getByText(/pembeli terverifikasi/)).toBeDefined();
  });

  it('shows no breakdown that leaves out ratings of the mean', async () => {
    await open({});
    comeIntoView();
    const reviews = await section();
    expect(await reviews.findByText('Ulasan 1')).toBeDefined();
    expect(reviews.getByText('12 penilaian')).toBeDefined();
    expect(reviews.queryByText('5 bintang')).toBeNull();
  });

  it('shows the page of reviews that the address names, each from the heading on', async () => {
    const { user, address } = await open(
      { reviews: reviewsOf(3, [review(1)]) },
      '/product/gawai-1?ulasan=2',
    );
    const reviews = await section();
    expect(reviews.getByText('Ulasan 1')).toBeDefined();
    expect(reviews.getByText('Menampilkan 2-2 dari 3')).toBeDefined();
    await user.click(reviews.getByRole('link', { name: 'Halaman 3' }));
    expect(await reviews.findByText('Menampilkan 3-3 dari 3')).toBeDefined();
    expect(address()).toBe('/product/gawai-1?ulasan=3');
    expect(document.activeElement).toBe(reviews.getByRole('heading', { name: 'Ulasan Pembeli' }));
  });

  it('shows that nobody has written a review yet', async () => {
    await open({ reviews: reviewsOf(0, []) });
    comeIntoView();
    expect(await (await section()).findByText(/Belum ada ulasan tertulis/)).toBeDefined();
  });

  it('shows nothing in a shop without reviews', async () => {
    const { stub } = await open({ reviews: null, ratingBreakdown: null });
    comeIntoView();
    await waitFor(() => {
      expect(stub.requested).toContain('ProductReviews');
      expect(screen.queryByRole('region', { name: 'Ulasan Pembeli' })).toBeNull();
    });
  });

  it('sends no request when the shop reports neither rating nor count', async () => {
    const { stub } = await open({ rating: null, reviewCount: null });
    comeIntoView();
    expect(document.getElementById('ulasan')).toBeNull();
    expect(stub.requested).not.toContain('ProductReviews');
  });

  it('offers a retry after a failure, without a pop-up', async () => {
    let isWell = false;
    const reviews = (args: { page: number }) => {
      if (!isWell) throw new Error('Toko sedang sibuk');
      return reviewsOf(1, [review(1)])(args);
    };
    const { user } = await open({ reviews });
    comeIntoView();
    const retry = await (await section()).findByRole('button', { name: 'Coba lagi' });
    expect(screen.queryByText('Toko sedang sibuk')).toBeNull();
    isWell = true;
    await user.click(retry);
    expect(await (await section()).findByText('Ulasan 1')).toBeDefined();
  });
});
