import type { RenderedPage } from '../entry-server.tsx';
import { createKeptPage, type KeptPage } from './kept-page.ts';

interface Shelf {
  readonly kept: KeptPage;
  bytes: number;
}

/** Public pages, kept as long as their data is fresh. */
export interface KeptPages {
  /** The page of an address when it is kept and still true. */
  find: (address: string) => KeptPage | undefined;
  /** Renders the page of an address, once for everyone who waits for it, and keeps it when it may be. */
  make: (address: string, render: () => Promise<RenderedPage>) => Promise<KeptPage>;
}

/**
 * Keeps pages in memory, at most `maxBytes` of them with all their compressed forms: the one that was
 * asked for longest ago goes first. `now` gives ms of a clock that never goes back.
 */
export function createKeptPages(maxBytes: number, now: () => number): KeptPages {
  const shelves = new Map<string, Shelf>();
  const making = new Map<string, Promise<KeptPage>>();
  let used = 0;

  const drop = (address: string) => {
    used -= shelves.get(address)?.bytes ?? 0;
    shelves.delete(address);
  };
  const fit = () => {
    for (const address of shelves.keys()) {
      if (used <= maxBytes) return;
      drop(address);
    }
  };
  const grow = (address: string, kept: KeptPage, bytes: number) => {
    const shelf = shelves.get(address);
    if (shelf?.kept !== kept) return;
    shelf.bytes += bytes;
    used += bytes;
    fit();
  };

  const makeAnew = async (address: string, render: () => Promise<RenderedPage>) => {
    const begun = now();
    const page = await render();
    const freshUntil = begun + page.lifetime;
    const kept = createKeptPage(page, freshUntil, (bytes) => {
      grow(address, kept, bytes);
    });
    drop(address);
    if (freshUntil > now()) {
      shelves.set(address, { kept, bytes: 0 });
      // The text stays beside its forms, two bytes a sign at most.
      grow(address, kept, 2 * (page.html.length + address.length));
    }
    return kept;
  };

  return {
    find: (address) => {
      const shelf = shelves.get(address);
      if (shelf === undefined) return undefined;
      if (shelf.kept.freshUntil <= now()) {
        drop(address);
        return undefined;
      }
      shelves.delete(address);
      shelves.set(address, shelf);
      return shelf.kept;
    },
    make: (address, render) => {
      const begun = making.get(address);
      if (begun !== undefined) return begun;
      const made = makeAnew(address, render).finally(() => making.delete(address));
      making.set(address, made);
      return made;
    },
  };
}
