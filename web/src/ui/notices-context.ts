import { createContext, useContext } from 'react';
import type { Notices } from '../lib/notices.ts';

/** Provides the open pop-ups. */
export const NoticesContext = createContext<Notices | null>(null);

/** The pop-ups of this page: `useNotices().show({ kind, title, message })`. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('useNotices is used outside of the app');
  return notices;
}
