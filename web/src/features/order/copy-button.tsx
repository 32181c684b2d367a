import { useState } from 'react';
import { copyTexts } from '../../texts/share.ts';
import { Button, type ButtonAppearance } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';

interface CopyButtonProps extends Pick<ButtonAppearance, 'look'> {
  /** What is copied. */
  text: string;
  label: string;
  /** In place of the label once it was copied. */
  copiedLabel: string;
}

/** Copies a text with one press and says so; where the browser does not allow it, it says that. */
export function CopyButton({ text, label, copiedLabel, look = 'secondary' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const notices = useNotices();
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Plain http pages have no clipboard, and a shopper may have forbidden it.
      notices.show({ kind: 'error', title: copyTexts.failedTitle, message: copyTexts.failed });
    }
  };
  return (
    <Button
      look={look}
      icon={<Icon name={isCopied ? 'check' : 'copy'} />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}
