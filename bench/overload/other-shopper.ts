// Opens pages while other clients overload the storefront: a process of its own, so that it does not wait for their responses.
import { setTimeout as delay } from 'node:timers/promises';
import { open, type Sample } from './samples.ts';

const PAGES = ['/', '/product', '/article/terms-and-conditions', '/sign-in'];
/** Pause after each page, in ms. */
const PAUSE_MS = 10;

/** Message that starts a round of `ms` on the storefront at `url`; the samples are sent back. */
export interface OtherShopperRound {
  readonly url: string;
  readonly ms: number;
}

process.on('message', ({ url, ms }: OtherShopperRound) => {
  void openPages(url, ms).then((samples) => process.send?.(samples));
});

async function openPages(url: string, ms: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const end = performance.now() + ms;
  for (let turn = 0; performance.now() < end; turn += 1) {
    samples.push(await open(url + (PAGES[turn % PAGES.length] ?? '/')));
    await delay(PAUSE_MS);
  }
  return samples;
}
