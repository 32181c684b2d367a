import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AllInView, fakeEmbla, resetEmbla } from '../../../test-kit/fake-embla.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

vi.mock(
  '../../ui/use-embla.ts',
  async () => (await import('../../../test-kit/fake-embla.ts')).emblaModule,
);

async function showFeatured(count: number) {
  resetEmbla(count);
  const featuredProducts = Array.from({ length: count }, (_, index) => sampleProduct(index + 1));
  await renderApp('/', { shop: { featuredProducts } });
  expect(screen.getByRole('region', { name: 'Daftar Produk Pilihan' })).toBeDefined();
}
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('IntersectionObserver', AllInView);
});

describe('FeaturedProducts', () => {
  it('moves every five seconds and loops from five products on', async () => {
    await showFeatured(5);
    expect(fakeEmbla.options.loop).toBe(true);
    await pass(4_999);
    expect(fakeEmbla.moves).toEqual([]);
    await pass(1);
    expect(fakeEmbla.moves).toEqual(['next']);
  });

  it('does not move with four products, which are all in view', async () => {
    await showFeatured(4);
    expect(fakeEmbla.options.loop).toBe(false);
    await pass(30_000);
    expect(fakeEmbla.moves).toEqual([]);
  });
});
