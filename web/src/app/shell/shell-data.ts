import { loaded } from '../../apollo/load-query.ts';
import { useShellQuery, type ShellQuery } from './shell.generated.ts';

/** The categories of the menus, grouped by type. */
export type CategoryGroups = NonNullable<ShellQuery['categoryGroups']>;

/** The data of header and footer; a part that could not be fetched is undefined or empty. */
export interface ShellData {
  groups: CategoryGroups | undefined;
  pages: NonNullable<ShellQuery['contentPages']>;
  footerText: string | null;
  paymentMethods: NonNullable<ShellQuery['paymentMethods']>;
  shippingMethods: NonNullable<ShellQuery['shippingMethods']>;
}

/** Reads the shell's data from the cache. */
export function useShellData(): ShellData {
  const { data } = useShellQuery(loaded);
  return {
    groups: data?.categoryGroups ?? undefined,
    pages: (data?.contentPages ?? []).filter(({ isInFooter }) => isInFooter),
    footerText: data?.settings?.footerText ?? null,
    paymentMethods: data?.paymentMethods ?? [],
    shippingMethods: data?.shippingMethods ?? [],
  };
}
