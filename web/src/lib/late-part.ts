import type { ComponentType } from 'react';
import { loadOnline } from './load-online.ts';

/** A component in a script of its own, which is loaded once. */
export interface LatePart<Props> {
  /** Loads the script unless it is loaded; while offline it waits for a connection. */
  readonly fetch: () => Promise<void>;
  /** The component; null until its script is loaded. */
  readonly ready: () => ComponentType<Props> | null;
  /** Resolves once the script is loaded. */
  readonly arrival: Promise<void>;
}

/** Defines a late part; `load` imports its script. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let component: ComponentType<Props> | null = null;
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  return {
    fetch: async () => {
      component ??= await loadOnline(load);
      arrived();
    },
    ready: () => component,
    arrival,
  };
}
