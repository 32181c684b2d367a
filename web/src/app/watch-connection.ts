import type { Notices } from '../lib/notices.ts';
import { connectionTexts } from '../texts/failures.ts';

const ACTION = 'connection';

/**
 * Says when the device has lost its connection, until it is back, and when it is. Ends when the
 * returned function is called.
 */
export function watchConnection(notices: Notices): () => void {
  const gone = () => {
    const { goneTitle: title, gone: message } = connectionTexts;
    notices.show({ action: ACTION, kind: 'error', title, message });
  };
  const back = () => {
    const { backTitle: title, back: message } = connectionTexts;
    notices.show({ action: ACTION, kind: 'success', title, message });
  };
  if (!navigator.onLine) gone();
  window.addEventListener('offline', gone);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', gone);
    window.removeEventListener('online', back);
  };
}
