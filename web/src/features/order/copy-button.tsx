import { useState } from 'react';
import { Button, type ButtonAppearance } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface CopyButtonProps extends Pick<ButtonAppearance, 'look'> {
  /** What is copied. */
  text: string;
  label: string;
  /** In place of the label once it was copied. */
  copiedLabel: string;
}

/** Copies a text with one press and reports the success; or, where the browser does not allow it, the failure. */
export function CopyButton({ text, label, copiedLabel, look = 'secondary' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copyText = useCopy();
  const isCopied = copied === text;
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
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
