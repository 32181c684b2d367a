import { Picture } from '../../ui/picture.tsx';
import { useMenuPicturesQuery } from './menu-picture.generated.ts';

/** The picture of a category of the menu. The first one that is shown reads those of all. */
export function MenuPicture({ id }: { id: string }) {
  const { data } = useMenuPicturesQuery();
  const image = data?.categories?.find((category) => category.id === id)?.image;
  return image ? <Picture image={image} alt="" sizes="2.5rem" /> : null;
}
