import { useState } from 'react';

/** Whether details are open: from the first `true` until the shopper closes them. */
export function useStaysOpen(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  return isOpen;
}
