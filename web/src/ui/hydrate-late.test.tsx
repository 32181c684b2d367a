import { act, render, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { latePart } from '../lib/late-part.ts';
import { hydrateLate } from './hydrate-late.tsx';

const Greeting = ({ name }: { name: string }) => <p>Halo {name}</p>;

/** A part whose script loads when `arrive` is called. */
function waitingPart() {
  let arrive: () => void = () => undefined;
  const script = new Promise<typeof Greeting>((resolve) => {
    arrive = () => {
      resolve(Greeting);
    };
  });
  return { ...define(() => script), arrive };
}

function define(load: () => Promise<typeof Greeting>) {
  const part = latePart<{ name: string }>(load);
  return { load: part.fetch, Part: hydrateLate(part) };
}

describe('hydrateLate', () => {
  it('renders a part at once when a loader has fetched its script', async () => {
    const { Part, load } = define(() => Promise.resolve(Greeting));
    await load();
    expect(renderToString(<Part name="Sari" />)).toContain('Sari');
    render(<Part name="Budi" />);
    expect(screen.getByText('Halo Budi')).toBeDefined();
  });

  it('retains the server-rendered HTML until its script has loaded', async () => {
    const server = define(() => Promise.resolve(Greeting));
    await server.load();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<server.Part name="Sari" />);
    const [paragraph] = container.getElementsByTagName('p');

    const { Part, arrive } = waitingPart();
    const root = await act(() => Promise.resolve(hydrateRoot(container, <Part name="Sari" />)));
    expect(container.textContent).toBe('Halo Sari');
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(container.getElementsByTagName('p')[0]).toBe(paragraph);
    expect(Object.keys(paragraph ?? {}).some((key) => key.startsWith('__react'))).toBe(true);
    act(() => root.unmount());
  });

  it('renders nothing when its script fails to load', async () => {
    const { Part, load } = define(() => Promise.reject(new Error('404')));
    await expect(load()).rejects.toThrow('404');
    const container = document.createElement('div');
    const root = createRoot(container);
    await act(() => {
      root.render(<Part name="Sari" />);
      return Promise.resolve();
    });
    expect(container.textContent).toBe('');
    act(() => root.unmount());
  });
});
