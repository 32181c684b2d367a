import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType, NavigationType } from 'react-router-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { isRecord } from '../../lib/read-json.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFieldInUse } from './use-field-in-use.ts';
import { useOpenedLink } from './use-opened-link.ts';

/** Options of a navigation that must not move the focus. */
export const keepFocus = { state: { keepFocus: true } } as const;

const mustKeepFocus = (state: unknown) => isRecord(state) && state['keepFocus'] === true;

/**
 * After a change of page the focus moves to its heading and the title is announced, as a browser does
 * when it loads a document; after Back or Forward, to the link by which that page was left. Not after
 * the first load, not when only the query changes, and not from a field that the shopper has filled in
 * while the page was loading. When the focused element is removed, the focus moves to the heading too.
 */
export function RouteFocus() {
  const location = useLocation();
  const { pathname, key } = location;
  const isBack = useNavigationType() === NavigationType.Pop;
  const state: unknown = location.state;
  const { state: progress } = useNavigation();
  const lastPath = useRef(pathname);
  const announcer = useRef<HTMLSpanElement>(null);
  const field = useFieldInUse(progress !== 'idle');
  const openedLink = useOpenedLink(key);

  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const record = ({ target }: Event) => (focused.current = target);
    document.addEventListener('focusin', record);
    return () => document.removeEventListener('focusin', record);
  }, []);

  const moveFocus = useEffectEvent(() => {
    const link = isBack ? openedLink(key) : null;
    if (link === null) focusHeading();
    else link.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (progress !== 'idle' || lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (announcer.current) announcer.current.textContent = document.title;
    const isFillingIn = field.current !== null && field.current === document.activeElement;
    if (!isFillingIn && !mustKeepFocus(state)) moveFocus();
  }, [pathname, progress, state, field]);

  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) focusHeading();
  }, [key, progress]);

  return (
    <VisuallyHidden>
      <span ref={announcer} aria-live="polite" />
    </VisuallyHidden>
  );
}
