import { useState, type KeyboardEvent } from 'react';

/** What the keys do to a list of options below a text box. */
interface OptionKeysParts {
  /** The options in their order, each by a name that stays the same while the list changes. */
  keys: readonly string[];
  isOpen: boolean;
  /** Text of the box. */
  text: string;
  /** Whether there may be options for that text. */
  canOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onClear: () => void;
  /** Follows the active option. */
  onFollow: (key: string) => void;
}

/** `FIRST` and `LAST`: an option of a list that is not there yet. */
type Active = { key: string } | 'FIRST' | 'LAST' | null;

/**
 * The keys of an editable combobox with a list, as the ARIA Authoring Practices have them: arrows go
 * up and down and round, Enter follows the active option, Escape closes the list and then empties the
 * box; keys that move the cursor in the text leave the list. The focus stays in the box.
 */
export function useOptionKeys(parts: OptionKeysParts) {
  const { keys, isOpen, text, canOpen, onOpen, onClose, onClear, onFollow } = parts;
  const [active, setActive] = useState<Active>(null);
  const [lastText, setLastText] = useState(text);
  if (lastText !== text || (active !== null && !canOpen)) {
    setLastText(text);
    setActive(null);
  }

  const index =
    active === null || !isOpen
      ? -1
      : active === 'FIRST'
        ? 0
        : active === 'LAST'
          ? keys.length - 1
          : keys.indexOf(active.key);
  const activeKey = keys[index];

  const arrow = (isDown: boolean) => {
    if (!isOpen) {
      setActive(isDown ? 'FIRST' : 'LAST');
      onOpen();
      return;
    }
    const from = index < 0 && !isDown ? 0 : index;
    const key = keys[(from + (isDown ? 1 : -1) + keys.length) % keys.length];
    setActive(key === undefined ? null : { key });
  };

  /** Handles a key that was pressed in the box. */
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && canOpen) {
      event.preventDefault();
      arrow(key === 'ArrowDown');
    } else if (key === 'Enter' && activeKey !== undefined) {
      event.preventDefault();
      onFollow(activeKey);
    } else if (key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      setActive(null);
      if (isOpen) onClose();
      else onClear();
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) {
      setActive(null);
    }
  };

  return { activeKey, press };
}
