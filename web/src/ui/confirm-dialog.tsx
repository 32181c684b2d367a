import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The question, in full. */
  message: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy: boolean;
}

/** Asks the user to confirm a deletion. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      actions={
        <>
          <Button look="secondary" data-first onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button look="danger" isBusy={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p className={styles['message']}>{props.message}</p>
    </Dialog>
  );
}
