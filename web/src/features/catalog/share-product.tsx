import { useSite } from '../../routing/site.ts';
import { variantAddress } from '../../routing/variant-address.ts';
import { canShareLinks, shareLink } from '../../lib/share-link.ts';
import { shareTexts } from '../../texts/share.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';
import { roundButtonClass } from '../../ui/round-button.ts';
import { COPY_ACTION, useCopy } from '../../ui/use-copy.ts';

interface ShareProductProps {
  product: { readonly name: string; readonly slug: string };
  /** The variant that the link selects; null = none. */
  variantId: string | null;
}

/**
 * Shares a product: with another app where the browser can, else by its link in the clipboard. It is
 * rendered from the start, so that nothing moves.
 */
export function ShareProduct({ product: { name, slug }, variantId }: ShareProductProps) {
  const { storeUrl } = useSite();
  const notices = useNotices();
  const copyText = useCopy();
  const url = storeUrl + variantAddress(slug, variantId);
  const share = async () => {
    if (canShareLinks()) {
      await shareLink({ title: name, url });
      return;
    }
    if (!(await copyText(url))) return;
    notices.show({ action: COPY_ACTION, kind: 'success', title: shareTexts.copied, message: url });
  };
  return (
    <button
      type="button"
      className={roundButtonClass}
      aria-label={shareTexts.shareOf(name)}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
