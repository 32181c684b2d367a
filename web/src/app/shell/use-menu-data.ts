import { useMenuDataQuery } from './menu-data.generated.ts';

const context = { quiet: true };

/**
 * The pictures of the categories and, `withProducts`, the featured products; a field that fails is missing. All
 * parts of a menu share one request; one that fails for its products is followed by one for the pictures alone.
 */
export function useMenuData({ withProducts }: { withProducts: boolean }) {
  const all = useMenuDataQuery({ variables: { withProducts }, context });
  const pictures = useMenuDataQuery({
    variables: { withProducts: false },
    skip: !withProducts || all.error === undefined,
    context,
  });
  return { data: all.data ?? pictures.data, isLoading: all.loading };
}
