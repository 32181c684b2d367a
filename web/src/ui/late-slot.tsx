import { useEffect, useState, type ReactNode } from 'react';
import type { LatePart } from '../lib/late-part.ts';

interface LateSlotProps<Props> {
  part: LatePart<Props>;
  props: Props;
  /** Shown until the script is there. */
  children?: ReactNode;
}

/** A part whose script is fetched when it is first shown. */
export function LateSlot<Props extends object>({ part, props, children }: LateSlotProps<Props>) {
  // In an object: a component alone would be called as an updater.
  const [{ Part }, setPart] = useState(() => ({ Part: part.ready() }));
  useEffect(() => {
    if (Part !== null) return;
    part.fetch().then(
      () => {
        setPart({ Part: part.ready() });
      },
      () => undefined,
    );
  }, [Part, part]);
  return Part === null ? children : <Part {...props} />;
}
