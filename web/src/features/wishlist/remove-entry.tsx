import { successTitles } from '@gawai/domain/texts/error-catalogue';
import { RemoveButton } from '../../ui/remove-button.tsx';
import { wishlistTexts } from '../../texts/wishlist.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useWishlist } from './use-wishlist.ts';

interface RemoveEntryProps {
  entryId: string;
  /** Name of the product. */
  name: string;
}

/** Removes an entry from the wishlist after confirmation. */
export function RemoveEntry({ entryId, name }: RemoveEntryProps) {
  const notices = useNotices();
  const { remove } = useWishlist();
  return (
    <RemoveButton
      label={wishlistTexts.remove(name)}
      dialogTitle={wishlistTexts.removeTitle}
      onConfirm={() => remove(entryId)}
      onRemoved={() =>
        notices.show({
          action: 'removeFromWishlist',
          kind: 'success',
          title: successTitles.delete,
          message: wishlistTexts.removed(name),
        })
      }
    />
  );
}
