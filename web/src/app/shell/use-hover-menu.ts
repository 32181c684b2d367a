import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** How long, in ms, a pointer must rest before a menu opens. */
const INTENT_MS = 120;

/** How long, in ms, a pointer may be away before a menu that it opened closes. */
const LEAVE_MS = 240;

type OpenedBy = 'pointer' | 'press' | null;

/**
 * A menu that opens when the pointer rests on it, and on press, Enter or ArrowDown; Escape, leaving it
 * and pressing elsewhere close it. A press right after the pointer opened it does not close it.
 */
export function useHoverMenu({ opensOnHover }: { opensOnHover: boolean }) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = openedBy !== null;

  const later = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpenedBy(null);
  };
  const open = () => {
    clearTimeout(timer.current);
    setOpenedBy('press');
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);

  const firstLink = () => root.current?.querySelector<HTMLElement>('[data-menu-item]');

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (!opensOnHover || pointerType !== 'mouse') return;
        later(LEAVE_MS, () => {
          setOpenedBy((by) => (by === 'pointer' ? null : by));
        });
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        trigger.current?.focus();
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      // Not on the root: when the menu closes under a resting pointer, no leave event follows.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (!opensOnHover || pointerType !== 'mouse') return;
        later(INTENT_MS, () => {
          setOpenedBy((by) => by ?? 'pointer');
        });
      },
      onClick: () => {
        if (openedBy === 'press') close();
        else open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
        // The list is shown by the render that follows.
        setTimeout(() => firstLink()?.focus());
      },
    },
  };
}
