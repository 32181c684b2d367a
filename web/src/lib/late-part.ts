import type { ComponentType } from 'react';
import { loadOnline } from './load-online.ts';

/** A component in a script of its own, which is fetched once. */
export interface LatePart<Props> {
  /** Fetches the script, also without a connection once that is back; does nothing when it is there. */
  readonly fetch: () => Promise<void>;
  /** The component, once its script is there. */
  readonly ready: () => ComponentType<Props> | null;
  /** Resolves once the script is there. */
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
