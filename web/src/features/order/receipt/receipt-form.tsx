import { problemText } from '@gawai/domain/texts/problem-text';
import { useRef, useState, type ReactNode } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { receiptTexts } from '../../../texts/order.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileSizeText } from '../../../lib/file-size-text.ts';
import { LargeReceipt } from './large-receipt.tsx';
import { prepareReceipt, shrinkReceipt, type PreparedReceipt } from './prepare-receipt.ts';
import dialog from '../../../ui/dialog.module.css';
import styles from './receipt-form.module.css';
import { ReceiptPreview } from './receipt-preview.tsx';
import { useUploadReceipt, type ReceiptTarget } from './use-upload-receipt.ts';

/** Endings and kinds that the file dialog offers (specification.md 5). */
const ACCEPTED = '.jpg,.jpeg,.png,.gif,.svg,.webp,image/jpeg,image/png,image/gif,image/webp';

/** The chosen file: none, being checked, or checked. */
type Choice = 'none' | 'reading' | PreparedReceipt;

/** The file that was chosen last; the result of an older one is dropped. */
function useChoice() {
  const [choice, setChoice] = useState<Choice>('none');
  const [isShrinking, setIsShrinking] = useState(false);
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null) => {
    latest.current = file;
    setIsShrinking(false);
    setChoice('reading');
    const prepared = await prepareReceipt(file);
    if (latest.current === file) setChoice(prepared);
  };
  /** True when the smaller picture can be sent. */
  const shrink = async (file: File) => {
    setIsShrinking(true);
    const prepared = await shrinkReceipt(file);
    if (latest.current !== file) return false;
    setIsShrinking(false);
    setChoice(prepared);
    return prepared.ok;
  };
  return { choice, choose, isShrinking, shrink };
}

interface ReceiptFormProps {
  target: ReceiptTarget;
  onSent: () => void;
  onClose: () => void;
  /** Between heading and file: how to pay. */
  children: ReactNode;
}

/**
 * Chooses the image of a receipt and uploads it with progress; it can be cancelled, and after a
 * failure the same file can be sent again (specification.md 5, payment receipt).
 */
export function ReceiptForm({ target, onSent, onClose, children }: ReceiptFormProps) {
  const { choice, choose, isShrinking, shrink } = useChoice();
  const { progress, error: uploadError, send, cancel } = useUploadReceipt(target);
  const input = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const prepared = typeof choice === 'string' ? null : choice;
  const error = prepared?.ok === false ? problemText(prepared.problem) : (uploadError ?? undefined);
  const isSending = progress !== null;
  const isNothingChosen =
    choice === 'none' || (prepared?.ok === false && prepared.problem.code === 'RECEIPT_REQUIRED');

  const submit = async () => {
    if (choice === 'reading' || isSending) return;
    if (prepared?.ok !== true) {
      if (choice === 'none') await choose(null);
      input.current?.focus();
      return;
    }
    if (await send(prepared.file)) onSent();
  };

  const shrinkAndGoOn = async (file: File) => {
    const canBeSent = await shrink(file);
    // The button that had the focus is gone.
    (canBeSent ? sendButton : input).current?.focus();
  };

  return (
    <form
      method="post"
      noValidate
      aria-label={receiptTexts.title}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <Field label={receiptTexts.label} hint={receiptTexts.hint} error={error}>
        {(control) => (
          <span className={styles['place']}>
            <input
              {...control}
              ref={input}
              type="file"
              accept={ACCEPTED}
              required
              disabled={isSending}
              className={styles['file']}
              onChange={(event) => void choose(event.currentTarget.files?.[0] ?? null)}
            />
            {/* The browser's own texts are in the language of the browser. */}
            <span className={styles['face']} aria-hidden="true">
              <Icon name="plus" />
              <span>{isNothingChosen ? receiptTexts.choose : receiptTexts.chooseOther}</span>
            </span>
          </span>
        )}
      </Field>
      <div aria-live="polite">
        {choice === 'reading' ? <p className={styles['note']}>{receiptTexts.reading}</p> : null}
        {prepared?.ok === true ? <ReceiptPreview receipt={prepared} /> : null}
        {prepared?.ok === false && prepared.tooLarge !== null ? (
          <LargeReceipt
            file={prepared.tooLarge}
            shrinking={prepared.shrinking}
            isBusy={isShrinking}
            onShrink={(file) => void shrinkAndGoOn(file)}
          />
        ) : null}
      </div>
      {isSending ? (
        <Progress share={progress} size={prepared?.ok ? prepared.file.size : 0} />
      ) : null}
      <div className={dialog['actions']}>
        <Button look="secondary" onClick={isSending ? cancel : onClose}>
          {isSending ? receiptTexts.cancelUpload : commonTexts.cancel}
        </Button>
        <Button ref={sendButton} type="submit" isBusy={isSending}>
          {receiptTexts.send}
        </Button>
      </div>
    </form>
  );
}

/** How far the upload is; all sent means that the shop is checking it. */
function Progress({ share, size }: { share: number; size: number }) {
  const percent = Math.floor(share * 100);
  const text = percent === 100 ? receiptTexts.checking : receiptTexts.sending(percent);
  return (
    <div className={styles['progress']}>
      <progress className={styles['bar']} max={100} value={percent} aria-label={receiptTexts.bar} />
      <p className={styles['note']}>{`${text} · ${fileSizeText(size)}`}</p>
    </div>
  );
}
