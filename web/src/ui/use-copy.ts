import { copyTexts } from '../texts/share.ts';
import { useNotices } from './notices-context.ts';

/** Action of the pop-ups about copying. */
export const COPY_ACTION = 'copy';

/** Copies a text; opens a pop-up when the browser does not allow it. Returns whether it was copied. */
export function useCopy() {
  const notices = useNotices();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.settle([COPY_ACTION]);
      return true;
    } catch {
      // Plain http pages have no clipboard, and a shopper may have forbidden it.
      notices.show({
        action: COPY_ACTION,
        kind: 'error',
        title: copyTexts.failedTitle,
        message: copyTexts.failed,
      });
      return false;
    }
  };
}
