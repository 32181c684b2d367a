import { Picture } from '../../ui/picture.tsx';
import { useMenuData } from './use-menu-data.ts';

interface MenuPictureProps {
  /** Id of the category. */
  id: string;
  /** The menu also promotes products. */
  withProducts: boolean;
}

/** The picture of a category of a menu. The first one that is shown fetches all of them. */
export function MenuPicture({ id, withProducts }: MenuPictureProps) {
  const { data } = useMenuData({ withProducts });
  const image = data?.categories?.find((category) => category.id === id)?.image;
  return image ? <Picture image={image} alt="" sizes="2.5rem" /> : null;
}
