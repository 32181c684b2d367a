import { useMenuDataQuery } from './menu-data.generated.ts';

const context = { quiet: true };

/**
 * The pictures of the categories, and the products to promote where they are wanted; what fails is missing. All
 * parts of a menu share one request; one that fails for its products is followed by one for the pictures alone.
 */
export function useMenuData({ withProducts }: { withProducts: boolean }) {
  const wanted = useMenuDataQuery({ variables: { withProducts }, context });
  const pictures = useMenuDataQuery({
    variables: { withProducts: false },
    skip: !withProducts || wanted.error === undefined,
    context,
  });
  return { data: wanted.data ?? pictures.data, isLoading: wanted.loading };
}
