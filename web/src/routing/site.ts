import { createContext, useContext } from 'react';

/** Data of the shop that every page needs. */
export interface Site {
  /** E.g. `Gawai`; also the prefix of local storage keys. */
  readonly storeName: string;
  /** Public address without a slash at the end, e.g. `http://localhost:3000`. */
  readonly storeUrl: string;
  /** The year of the copyright line, in Jakarta, when the page was rendered. */
  readonly year: number;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite is used outside of the app');
  return site;
}
