import { failureTexts } from '../texts/failures.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './retry-note.module.css';

interface RetryNoteProps {
  /** What failed, when the context does not make it clear. */
  title?: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A failed part of a page in compact form: what failed, why, and a button to try again. */
export function RetryNote({ title, message, onRetry, isRetrying }: RetryNoteProps) {
  return (
    <div className={styles['note']} role="group" aria-label={title ?? message}>
      <Icon name="alert" />
      <div className={styles['text']}>
        {title === undefined ? null : <p className={styles['title']}>{title}</p>}
        <p>{message}</p>
      </div>
      <Button
        look="secondary"
        icon={<Icon name="retry" size={16} />}
        isBusy={isRetrying ?? false}
        onClick={onRetry}
      >
        {failureTexts.retry}
      </Button>
    </div>
  );
}
