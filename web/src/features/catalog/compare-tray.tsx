import { latePart } from '../../lib/late-part.ts';
import { LateSlot } from '../../ui/late-slot.tsx';
import { useCompared } from './use-compared.ts';

/** The bar itself. */
export const trayPart = latePart(
  async () => (await import('./compare-tray-content.tsx')).CompareTrayContent,
);

/** The bar with the products that were chosen for the comparison; nothing without any, and on the server. */
export function CompareTray() {
  const [hasAny] = useCompared((slugs) => slugs.length > 0, false);
  return hasAny ? <LateSlot part={trayPart} props={{}} /> : null;
}
