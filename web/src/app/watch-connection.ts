import type { Notices } from '../lib/notices.ts';
import { connectionTexts } from '../texts/failures.ts';

const ACTION = 'connection';

/**
 * Shows a pop-up while the device is offline, and another one when it is online again. The returned
 * function stops it.
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
