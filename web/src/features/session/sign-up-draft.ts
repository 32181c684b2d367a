import { useMemo } from 'react';
import { useSite } from '../../routing/site.ts';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { isRecord, readText } from '../../lib/read-json.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Draft of a registration, stored for this tab; never a password. */
export interface SignUpDraft {
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
}

function readDraft(value: unknown): SignUpDraft | null {
  if (!isRecord(value)) return null;
  const draft = {
    phone: readText(value['phone']) ?? '',
    firstName: readText(value['firstName']) ?? '',
    lastName: readText(value['lastName']) ?? '',
  };
  return Object.values(draft).join('') === '' ? null : draft;
}

/**
 * What the shopper had typed into the registration before a reload or a change of page; null when there
 * is nothing, and before hydration.
 */
export function useSignUpDraft() {
  const { storeName } = useSite();
  const isHydrated = useHydrated();
  const stored = useMemo(() => openStoredValue(storeName, 'sign-up', 'tab'), [storeName]);
  const draft = useMemo(() => (isHydrated ? readDraft(stored.read()) : null), [isHydrated, stored]);
  const save = ({ phone, firstName, lastName }: SignUpDraft) => {
    // The form that the server sent is empty: it must not replace what was typed before the reload.
    if (!isHydrated) return;
    const next = { phone, firstName, lastName };
    if (readDraft(next) === null) stored.remove();
    else stored.write(next);
  };
  return { draft, save, drop: stored.remove };
}
