// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchPurifier } from './purify.ts';
import { SafeHtml } from './safe-html.tsx';

const attacks = [
  '<img src=x onerror="window.hacked=1">',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="https://evil.test"></iframe>',
  '<p style="position:fixed" class="a" id="b">x</p>',
  '<form action="https://evil.test"><input name="q"></form>',
];

describe('SafeHtml', () => {
  it('renders the HTML of the gateway unchanged on the server', () => {
    expect(renderToString(<SafeHtml html="<p>Halo</p>" />)).toContain('<p>Halo</p>');
  });

  it('shows the HTML in the browser once the sanitiser has loaded', async () => {
    const { container } = render(<SafeHtml html="<p>Halo</p>" />);
    await waitFor(() => expect(container.innerHTML).toContain('<p>Halo</p>'));
  });

  it.each(attacks)('removes unsafe markup: %s', async (html) => {
    await fetchPurifier();
    const { container } = render(<SafeHtml html={`<p>Halo</p>${html}`} />);
    expect(container.innerHTML).toContain('<p>Halo</p>');
    expect(container.innerHTML).not.toMatch(
      /onerror|javascript:|<script|<svg|<iframe|style=|id=|<form|<input/,
    );
  });

  it('adds rel="noopener noreferrer" to links', async () => {
    await fetchPurifier();
    const { container } = render(<SafeHtml html='<a href="https://example.com">x</a>' />);
    expect(container.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
