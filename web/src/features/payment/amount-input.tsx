import { formatWhole, parseTypedRupiah } from '@gawai/domain/money';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldControl } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';

interface AmountInputProps extends FieldControl {
  /** Whole rupiah. */
  amount: number;
  onType: (amount: number) => void;
  /** Called on leaving the box or pressing Enter, when the amount is another one than before. */
  onLeave: (amount: number) => void;
}

const CURRENCY = 'Rp';

/** What was typed with dots between the thousands; everything but digits is dropped. */
function dotted(typed: string): string {
  // A pasted price may carry cents; a negative amount counts as none.
  const digits = typed
    .replace(/,\d{0,2}$/, '')
    .replace(/\D/g, '')
    .slice(0, 13);
  return digits === '' || typed.trim().startsWith('-') ? '' : formatWhole(Number(digits));
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The position in a dotted amount after so many digits. */
function indexAfter(text: string, digits: number): number {
  let index = 0;
  while (index < text.length && digitsIn(text.slice(0, index)) < digits) index += 1;
  return index;
}

/** An amount of money that gets its dots while it is typed. Blank counts as 0. */
export function AmountInput({ amount, onType, onLeave, ...control }: AmountInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const before = useRef(amount);

  useLayoutEffect(() => {
    if (caret !== null) box.current?.setSelectionRange(caret, caret);
  }, [caret, typed]);

  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    setCaret(null);
    const left = parseTypedRupiah(typed);
    if (left !== before.current) onLeave(left);
    before.current = left;
  };

  return (
    <TextInput
      {...control}
      ref={box}
      name="amount"
      lead={CURRENCY}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? formatWhole(amount)}
      onFocus={() => {
        before.current = amount;
      }}
      onChange={({ target }) => {
        const text = dotted(target.value);
        const typedBefore = digitsIn(target.value.slice(0, target.selectionStart ?? undefined));
        setTyped(text);
        setCaret(indexAfter(text, typedBefore));
        onType(parseTypedRupiah(text));
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
