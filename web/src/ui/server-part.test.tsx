import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { latePart } from '../lib/late-part.ts';
import { ServerPart } from './server-part.tsx';

function define() {
  const Text = ({ text }: { text: string }) => <p>{text}</p>;
  const load = vi.fn(() => Promise.resolve(Text));
  const part = latePart<{ text: string }>(load);
  return { part, load, element: <ServerPart part={part} props={{ text: 'Halo' }} /> };
}

describe('ServerPart', () => {
  it('renders the component that a loader has fetched, and fetches it once', async () => {
    const { part, load, element } = define();
    await part.fetch();
    await part.fetch();
    expect(renderToString(element)).toContain('<p>Halo</p>');
    expect(load).toHaveBeenCalledOnce();
  });

  it('hydrates without changing the server-rendered markup, and fetches no script', async () => {
    const server = define();
    await server.part.fetch();
    const container = document.createElement('div');
    container.innerHTML = renderToString(server.element);
    const before = container.querySelector('p');
    const browser = define();
    const problems: unknown[] = [];
    const onRecoverableError = (problem: unknown) => problems.push(problem);
    render(browser.element, { container, hydrate: true, onRecoverableError });
    expect(container.querySelector('p')).toBe(before);
    expect(before?.textContent).toBe('Halo');
    expect(problems).toEqual([]);
    expect(browser.load).not.toHaveBeenCalled();
  });
});
