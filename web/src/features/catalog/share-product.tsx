import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site.ts';
import { copyTexts, shareTexts } from '../../texts/share.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNotices } from '../../ui/notices-context.ts';
import styles from './share-product.module.css';

interface ShareProductProps {
  product: { readonly name: string; readonly slug: string };
}

/**
 * Passes a product on: to another app where the browser can, else by its link in the clipboard. It is
 * there from the beginning, so that nothing moves.
 */
export function ShareProduct({ product: { name, slug } }: ShareProductProps) {
  const { storeUrl } = useSite();
  const notices = useNotices();
  const url = storeUrl + paths.product(slug);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // A shopper who closes the choice of apps has changed their mind.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notices.show({ kind: 'success', title: shareTexts.copied, message: url });
    } catch {
      // Plain http pages have no clipboard, and a shopper may have forbidden it.
      notices.show({ kind: 'error', title: copyTexts.failedTitle, message: copyTexts.failed });
    }
  };
  return (
    <button
      type="button"
      className={styles['share']}
      aria-label={shareTexts.shareOf(name)}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
