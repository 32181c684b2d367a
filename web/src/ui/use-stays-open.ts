import { useState } from 'react';

/** Whether details are open: from when they should be, and then until the shopper closes them. */
export function useStaysOpen(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  return isOpen;
}
