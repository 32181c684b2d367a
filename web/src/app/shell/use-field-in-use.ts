import { useEffect, useRef } from 'react';

const FIELDS = 'input, textarea, select';

/** The field that was focused or typed into last since a navigation began, or `null`. */
export function useFieldInUse(isNavigating: boolean) {
  const field = useRef<Element | null>(null);
  useEffect(() => {
    if (!isNavigating) return;
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
  }, [isNavigating]);
  return field;
}
