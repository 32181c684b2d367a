import { useLayoutEffect, useRef, type RefObject } from 'react';

interface BoxText {
  box: RefObject<HTMLInputElement | null>;
  /** Shows what the form has sent, before the address changes. */
  sent: (text: string) => void;
}

/**
 * For a text box with a default value from the address: it shows the address's text again when that changes, unless
 * the form has sent it. The box stays the same element, so the focus and what is typed on stay.
 */
export function useBoxText(text: string): BoxText {
  const box = useRef<HTMLInputElement>(null);
  const last = useRef(text);
  const sent = (next: string) => {
    last.current = next;
    if (box.current) box.current.value = next;
  };
  useLayoutEffect(() => {
    if (last.current !== text && box.current) box.current.value = text;
    last.current = text;
  }, [text]);
  return { box, sent };
}
