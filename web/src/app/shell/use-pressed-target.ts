import { useEffect, useRef } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** The control that was pressed last by the pointer; null after a key or a press beside controls. */
export function usePressedTarget() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const down = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(INTERACTIVE) : null;
    };
    const key = () => {
      pressed.current = null;
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return pressed;
}
