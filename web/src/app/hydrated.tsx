import { useEffect, type ReactNode } from 'react';

interface HydratedProps {
  /** Everything below is hydrated; may be called more than once. */
  onceDone: () => void;
  children: ReactNode;
}

/**
 * Around the app, not beside it: the identities that React counts out must be those of the server.
 * Not in `entry-client.tsx`: a module with a component accepts hot updates, and that one would run twice.
 */
export function Hydrated({ onceDone, children }: HydratedProps) {
  useEffect(onceDone, [onceDone]);
  return children;
}
