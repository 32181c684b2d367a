import { useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { classNames } from './class-names.ts';
import { readyPurifier } from './purify.ts';
import styles from './safe-html.module.css';
import { usePurifier } from './use-purifier.ts';

const FORBIDDEN = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'svg', 'math', 'iframe'],
  FORBID_ATTR: ['style', 'class', 'id'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
};

/** Sanitised markup as a `TrustedHTML` value; null until the sanitiser has loaded. */
function clean(html: string): TrustedHTML | null {
  return readyPurifier()?.sanitize(html, { ...FORBIDDEN, RETURN_TRUSTED_TYPE: true }) ?? null;
}

interface SafeHtmlProps {
  /** HTML of the shop, sanitised by the gateway. */
  html: string;
  /** Small print instead of readable typography. */
  isSmall?: boolean;
}

/**
 * HTML of the shop with readable typography. The gateway has sanitised it; the browser sanitises it
 * again before it becomes markup. Markup of a server-rendered document does not change: it is in the
 * page already, and the content security policy blocks scripts in it.
 */
export function SafeHtml({ html, isSmall = false }: SafeHtmlProps) {
  const isHydrated = useHydrated();
  const [serverHtml] = useState(isHydrated ? null : html);
  const isServerMarkup = serverHtml === html;
  usePurifier(!isServerMarkup);

  const markup = isServerMarkup ? html : clean(html);
  const className = classNames(styles['prose'], isSmall && styles['small']);
  if (markup === null) return <div className={className} />;
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
