import { createContext, useContext } from 'react';

/** What every page knows of the shop that it belongs to. */
export interface Site {
  /** E.g. `Gawai`; also the prefix of local storage keys. */
  readonly storeName: string;
  /** Public address without a slash at the end, e.g. `http://localhost:3000`. */
  readonly storeUrl: string;
  /** The year of the copyright line, in Jakarta, when the page was rendered. */
  readonly year: number;
}

/** Gives the site to everything below. */
export const SiteContext = createContext<Site | null>(null);

/** The shop that this page belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite is used outside of the app');
  return site;
}
