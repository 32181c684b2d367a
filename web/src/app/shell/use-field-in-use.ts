import { useEffect, useRef } from 'react';

const FIELDS = 'input, textarea, select';

/** The field that was entered or typed into last since a page is on its way, or `null`. */
export function useFieldInUse(isOnItsWay: boolean) {
  const field = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOnItsWay) return;
    field.current = null;
    const use = ({ target }: Event) => {
      field.current = target instanceof Element && target.matches(FIELDS) ? target : null;
    };
    document.addEventListener('focusin', use);
    document.addEventListener('input', use);
    return () => {
      document.removeEventListener('focusin', use);
      document.removeEventListener('input', use);
    };
  }, [isOnItsWay]);
  return field;
}
