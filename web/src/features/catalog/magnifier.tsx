import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react';
import { productPageTexts } from '../../texts/product.ts';
import type { Swipe } from './swipe.ts';
import { useMagnifier } from './use-magnifier.ts';
import styles from './magnifier.module.css';

/** Most ms between the taps of a double tap. */
const DOUBLE_TAP = 350;

/** Pixels by which an arrow key moves a magnified picture. */
const KEY_STEP = 80;

const KEYS: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface MagnifierProps {
  /** A finger swiped the whole picture. */
  onSwipe: (swipe: Swipe) => void;
  children: ReactNode;
}

/**
 * A picture that a click, a double tap, two fingers or Enter magnify. It is moved by a finger, the mouse
 * or the arrow keys.
 */
export function Magnifier({ onSwipe, children }: MagnifierProps) {
  const { frame, picture, isLarge, toggleAt } = useMagnifier(onSwipe);
  const pointer = useRef('');
  const lastTap = useRef(-Infinity);

  const pressed = ({ detail, clientX, clientY, timeStamp, currentTarget }: MouseEvent) => {
    if (detail === 0) {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      toggleAt({ x: left + width / 2, y: top + height / 2 });
      return;
    }
    if (pointer.current === 'touch') {
      const isSecond = timeStamp - lastTap.current < DOUBLE_TAP;
      lastTap.current = isSecond ? -Infinity : timeStamp;
      if (!isSecond) return;
    } else if (detail > 1) return;
    toggleAt({ x: clientX, y: clientY });
  };

  const moved = useEffectEvent((event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!isLarge || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    frame.current?.scrollBy(...step);
  });
  useEffect(() => {
    // Before the keys go to the dialog, where they open the next picture.
    document.addEventListener('keydown', moved, { capture: true });
    return () => document.removeEventListener('keydown', moved, { capture: true });
  }, []);

  return (
    <div
      ref={frame}
      className={isLarge ? styles['large'] : styles['whole']}
      onPointerMove={({ pointerType, clientX, clientY, currentTarget: box }) => {
        if (pointerType !== 'mouse' || !isLarge) return;
        const { left, top, width, height } = box.getBoundingClientRect();
        box.scrollLeft = ((clientX - left) / width) * (box.scrollWidth - width);
        box.scrollTop = ((clientY - top) / height) * (box.scrollHeight - height);
      }}
    >
      <button
        ref={picture}
        type="button"
        className={styles['picture']}
        aria-label={productPageTexts.magnify}
        aria-pressed={isLarge}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onClick={pressed}
      >
        {children}
      </button>
    </div>
  );
}
