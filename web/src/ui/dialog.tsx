import { useEffect, useId, useRef, type ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './dialog.module.css';
import { enterModal } from './open-modals.ts';

/**
 * Element that gets the focus first: a field of the form, a title to be read first, or a button with
 * `data-first`; the close button if there is none.
 */
const FIRST_FIELD = ['input:not([type="file"])', 'select', 'textarea']
  .map((field) => `form ${field}:not([disabled])`)
  .concat('h2[tabindex]', '[data-first]')
  .join(', ');

interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** Buttons at the foot, which stay in view while the content scrolls. */
  actions?: ReactNode;
  /** `alertdialog` when it asks the user to confirm a deletion. */
  role?: 'dialog' | 'alertdialog';
  /** `drawer` slides in from the side; `full` fills the window. */
  shape?: 'box' | 'drawer' | 'full';
  /** The title gets the focus first: the dialog is to be read, not filled in. */
  isTitleFirst?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: the page behind is inert, the focus stays inside and returns to
 * where it was. Its content exists only while it is open. A sheet from below on phones.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  role,
  shape = 'box',
  isTitleFirst = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null || notices.current === null) return;
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    const leave = enterModal(notices.current);
    return () => {
      leave();
      element.close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], styles[shape])}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        // A file input fires it too when its picker is dismissed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog element itself; everything else lies inside the panel.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className={styles['panel']}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']} tabIndex={isTitleFirst ? -1 : undefined}>
              {title}
            </h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={commonTexts.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <div ref={notices} />
          <div id={bodyId} className={styles['body']}>
            {children}
          </div>
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
