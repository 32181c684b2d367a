import { useEffect, useId, useRef, useState } from 'react';
import { paymentTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { groupChoices, type MethodChoice } from './method-choices.ts';
import styles from './method-picker.module.css';

interface MethodPickerProps {
  choices: readonly MethodChoice[];
  methodId: string | null;
  error: string | undefined;
  onChoose: (methodId: string) => void;
}

/**
 * The payment methods as radio buttons under headings. Once one is chosen only that one is shown, with
 * a button to choose another. Arrow keys check one radio after the other, so only a pointer or Enter
 * closes the list.
 */
export function MethodPicker({ choices, methodId, error, onChoose }: MethodPickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const moveFocus = useRef(false);
  const isByPointer = useRef(false);
  const chosen = choices.find((choice) => choice.id === methodId);
  const isListed = isOpen || chosen === undefined;

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    fieldset.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isListed]);

  const setOpen = (next: boolean) => {
    moveFocus.current = true;
    setIsOpen(next);
  };

  const radio = (choice: MethodChoice) => (
    <Choice
      key={choice.id}
      name={id}
      value={choice.id}
      logoUrl={choice.logoUrl}
      title={choice.isOffered ? choice.name : paymentTexts.notOffered(choice.name)}
      detail={<Unbroken text={choice.detail} />}
      checked={choice.id === methodId}
      disabled={!choice.isOffered}
      onChange={() => onChoose(choice.id)}
      onClick={() => {
        // Arrow keys and Space click too.
        if (isByPointer.current) setOpen(false);
        else setIsOpen(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || choice.id !== methodId) return;
        event.preventDefault();
        setOpen(false);
      }}
    />
  );

  return (
    <fieldset
      ref={fieldset}
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={() => {
        isByPointer.current = false;
      }}
      aria-describedby={error === undefined ? undefined : `${id}-message`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles['legend']}>{paymentTexts.method}</legend>
      {/* Above the list, which is higher than a phone: below it they would not be visible together. */}
      <FieldMessage id={`${id}-message`} error={error} />
      {isListed ? (
        groupChoices(choices).map((each) => (
          <div key={each.group} role="group" aria-labelledby={`${id}-${each.group}`}>
            <p id={`${id}-${each.group}`} className={styles['heading']}>
              {paymentTexts.groups[each.group]}
            </p>
            <div className={styles['grid']}>{each.choices.map(radio)}</div>
          </div>
        ))
      ) : (
        <div className={styles['chosen']}>
          {radio(chosen)}
          <Button
            look="quiet"
            aria-label={paymentTexts.changeMethod(chosen.name)}
            onClick={() => setOpen(true)}
          >
            {paymentTexts.change}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
