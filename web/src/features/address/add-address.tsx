import { useState } from 'react';
import { connectionTexts } from '../../texts/failures.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';
import type { SavedAddressFragment } from './address-table.generated.ts';
import type { SavedAddressValues } from './saved-address-values.ts';

const fetchForm = () => import('./saved-address-form.tsx');

type SavedAddressForm = Awaited<ReturnType<typeof fetchForm>>['SavedAddressForm'];

interface AddAddressProps {
  look: ButtonLook;
  /** What the form starts with, e.g. the name of the customer. */
  start: Partial<SavedAddressValues>;
  /** Called with the new address, when the shop returns it. */
  onAdded: (address: SavedAddressFragment) => void;
}

/**
 * Button that adds a saved address from another page, in the modal of the address list
 * (specification.md 2). The form's script loads on demand.
 */
export function AddAddress({ look, start, onAdded }: AddAddressProps) {
  const notices = useNotices();
  // In a list of its own: a component alone would be called as an updater.
  const [[Form], setForm] = useState<readonly [SavedAddressForm?]>([]);
  const [step, setStep] = useState<'closed' | 'fetching' | 'open'>('closed');
  const title = savedAddressTexts.addTitle;

  const open = async () => {
    setStep('fetching');
    try {
      const { SavedAddressForm: fetched } = await fetchForm();
      setForm([fetched]);
      setStep('open');
      notices.settle([title]);
    } catch {
      setStep('closed');
      notices.show({ kind: 'error', title, message: connectionTexts.offline });
    }
  };
  const close = () => setStep('closed');

  return (
    <>
      <Button
        look={look}
        icon={<Icon name="plus" />}
        isBusy={step === 'fetching'}
        onClick={() => void open()}
      >
        {savedAddressTexts.add}
      </Button>
      <Dialog isOpen={step === 'open'} onClose={close} title={title}>
        {Form === undefined ? null : (
          <Form
            address={null}
            start={start}
            onSaved={(added) => {
              close();
              if (added !== null) onAdded(added);
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}
