import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Notice } from '../lib/notices.ts';
import { commonTexts } from '../texts/common.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useNotices } from './notices-context.ts';
import { uppermostModal } from './open-modals.ts';
import { useNoticePosition } from './use-notice-position.ts';
import { Unbroken } from './unbroken.tsx';
import styles from './notice-region.module.css';

/** How long, in ms, a notice of success stays while its tab is visible and the pointer is not over it. */
const SUCCESS_STAY_MS = 6_000;

const NOTHING: readonly Notice[] = [];
const icons = { success: 'checkCircle', error: 'alert', info: 'info' } as const;

function NoticeCard({ notice }: { notice: Notice }) {
  const { dismiss } = useNotices();
  const card = useRef<HTMLDivElement>(null);
  const { id, kind, titles, message } = notice;

  useEffect(() => {
    // An error stays until the user closes it.
    if (kind === 'error') return;
    const timer = setInterval(() => {
      const isHeld = document.hidden || card.current?.matches(':hover, :focus-within');
      if (!isHeld) dismiss(id);
    }, SUCCESS_STAY_MS);
    return () => clearInterval(timer);
  }, [dismiss, id, kind, message]);

  return (
    <div ref={card} className={classNames(styles['card'], styles[kind])}>
      <span className={styles['mark']}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles['text']}>
        {titles.map((title) => (
          <p key={title} className={styles['title']}>
            {title}
          </p>
        ))}
        <p>
          <Unbroken text={message} />
        </p>
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={commonTexts.close}
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Where pop-ups appear (specification.md 8): successes in a polite live region, errors in an
 * assertive one. Each can be closed. While a modal dialog is open they are in it, below its title,
 * and cover none of its content.
 */
export function NoticeRegion() {
  const notices = useNotices();
  const open = useSyncExternalStore(notices.subscribe, notices.get, () => NOTHING);
  const region = useRef<HTMLElement>(null);
  // Outside of an open dialog nothing can be pressed or is read out.
  const modal = useSyncExternalStore(uppermostModal.subscribe, uppermostModal.get, () => null);
  const isOverPage = modal === null;
  const isEmpty = open.length === 0;

  useEffect(() => {
    // The top layer, above menus; browsers without it show the region over the page.
    const element = region.current;
    if (element?.showPopover === undefined || isEmpty || !isOverPage) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [isEmpty, isOverPage]);
  useNoticePosition(region, isOverPage && !isEmpty ? open : null);

  const cards = (isError: boolean) =>
    open
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} />);

  const section = (
    <section
      ref={region}
      className={classNames(styles['region'], isOverPage && styles['overPage'])}
      aria-label={commonTexts.noticeRegion}
      popover="manual"
    >
      <div aria-live="assertive">{cards(true)}</div>
      <div aria-live="polite">{cards(false)}</div>
    </section>
  );
  return modal === null ? section : createPortal(section, modal);
}
