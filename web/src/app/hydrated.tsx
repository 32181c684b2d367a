import { useEffect, type ReactNode } from 'react';

interface HydratedProps {
  /** Called when everything below is hydrated, possibly more than once. */
  onceDone: () => void;
  children: ReactNode;
}

/**
 * Around the app, not beside it: the ids of `useId` must be those of the server.
 * Not in `entry-client.tsx`: a module with a component accepts hot updates, and that one would run twice.
 */
export function Hydrated({ onceDone, children }: HydratedProps) {
  useEffect(onceDone, [onceDone]);
  return children;
}
