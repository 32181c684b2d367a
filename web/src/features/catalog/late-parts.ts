import type { QueryClient } from '../../apollo/load-query.ts';
import { latePart } from '../../lib/late-part.ts';
import { hydrateLate } from '../../ui/hydrate-late.tsx';

/** The filters of the listing; what they lead to are links and a form, which work without their script. */
export const filtersPart = latePart(
  async () => (await import('./listing-filters.tsx')).ListingFilters,
);

export const LateFilters = hydrateLate(filtersPart);

const nothingFound = () => import('./nothing-found.tsx');

/** What the listing shows in place of products. */
export const nothingPart = latePart(async () => (await nothingFound()).NothingFound);

export const LateNothing = hydrateLate(nothingPart);

/** Fetches what a search without a hit offers; a part that fails is left out. */
export async function loadOffers(client: QueryClient): Promise<void> {
  await nothingFound().then(
    (script) => script.loadOffers(client),
    () => undefined,
  );
}
