import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './render-app.tsx';

describe('getElementError', () => {
  it('prints the page content when a query finds no element', async () => {
    await renderApp('/article/tentang-kami');
    expect(() => screen.getByText('Toko Kami')).toThrow(/<main[^]*Isi halaman/);
  });
});
