import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './render-app.tsx';

describe('a failed look for an element', () => {
  it('prints the page when an element is not found', async () => {
    await renderApp('/article/tentang-kami');
    expect(() => screen.getByText('Toko Kami')).toThrow(/<main[^]*Isi halaman/);
  });
});
