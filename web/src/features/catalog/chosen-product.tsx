import { Picture } from '../../ui/picture.tsx';
import { useChosenProductQuery } from './chosen-product.generated.ts';

/** Name and picture of a product that was chosen for the comparison; its slug until they are there. */
export function useChosenProduct(slug: string) {
  const { data } = useChosenProductQuery({ variables: { slug }, context: { quiet: true } });
  return { name: data?.product?.name ?? slug, image: data?.product?.image ?? null };
}

/** Its picture, as wide as its slot in the bar. */
export function ChosenPicture({ slug }: { slug: string }) {
  return <Picture image={useChosenProduct(slug).image} alt="" sizes="3rem" />;
}
