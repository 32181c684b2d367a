import { createContext } from 'react';

/** Fetches ahead what the page at an address of the shop needs. Does nothing unless the app says how. */
export type Prefetch = (address: string) => void;

/** Gives links the means to fetch ahead. */
export const PrefetchContext = createContext<Prefetch>(() => undefined);
