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

/** Cleaned markup as a value that Trusted Types let through; null until the cleaner is there. */
function clean(html: string): TrustedHTML | null {
  return readyPurifier()?.sanitize(html, { ...FORBIDDEN, RETURN_TRUSTED_TYPE: true }) ?? null;
}

interface SafeHtmlProps {
  /** HTML of the shop, cleaned by the gateway. */
  html: string;
  /** Small print instead of readable typography. */
  isSmall?: boolean;
}

/**
 * Text that the shop wrote as HTML, set as readable typography. The gateway has cleaned it; in the
 * browser it is cleaned once more before it becomes markup. Markup that came with the server's
 * document is left as it is: it is there already, and the content policy runs nothing in it.
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
