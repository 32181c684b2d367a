import { SEARCH_TEXT_MAX, TABLE_SEARCH_DELAY_MS } from '@gawai/domain/limits';
import { cleanSearchText } from '@gawai/domain/listing';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../icon.tsx';
import { TextInput } from '../inputs.tsx';

interface TableSearchProps {
  /** The current search. */
  search: string | null;
  onSearch: (search: string | null) => void;
  label: string;
  placeholder: string;
}

/**
 * The search box of a table: it searches 400 ms after the last key (specification.md 9), or at
 * once on Enter. It shows the search of the address when that changes, unless the shopper is typing.
 */
export function TableSearch({ search, onSearch, label, placeholder }: TableSearchProps) {
  const [text, setText] = useState(search ?? '');
  const [isTyping, setIsTyping] = useState(false);
  const wanted = cleanSearchText(text);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (!isTyping && wanted !== search) setText(search ?? '');
  }

  const send = () => {
    setIsTyping(false);
    if (wanted !== search) onSearch(wanted);
  };
  const sendLater = useEffectEvent(send);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => {
      sendLater();
    }, TABLE_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return (
    <form
      role="search"
      method="get"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        type="search"
        name="s"
        lead={<Icon name="search" />}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsTyping(true);
        }}
      />
    </form>
  );
}
