import { shellTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { Logo } from './logo.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import type { ShellData } from './shell-data.ts';
import styles from './footer.module.css';

interface FooterProps extends ShellData {
  /** For the checkout: no links. */
  isReduced: boolean;
}

/**
 * The footer (specification.md 2): logo and text of the shop, two columns of pages (the first
 * half on the left), the logos of payment and shipping methods, and the year.
 */
export function Footer({
  footerText,
  pages,
  paymentMethods,
  shippingMethods,
  isReduced,
}: FooterProps) {
  const { storeName, year } = useSite();
  const half = Math.ceil(pages.length / 2);
  const columns = [pages.slice(0, half), pages.slice(half)].filter(({ length }) => length > 0);
  return (
    <footer className={styles['footer']}>
      {isReduced ? null : (
        <div className={styles['inner']}>
          <div className={styles['about']}>
            <Logo />
            {footerText === null ? null : <SafeHtml html={footerText} isSmall />}
            <Link to={paths.findOrder()} className={styles['link']}>
              {shellTexts.findOrder}
            </Link>
          </div>
          {columns.length > 0 ? (
            <nav aria-labelledby="footer-pages">
              <h2 id="footer-pages" className={styles['title']}>
                {shellTexts.footerPages}
              </h2>
              <div className={styles['columns']}>
                {columns.map((column) => (
                  <ul key={column[0]?.id}>
                    {column.map(({ id, slug, title }) => (
                      <li key={id}>
                        <Link to={paths.article(slug)} className={styles['link']}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ))}
              </div>
            </nav>
          ) : null}
          <div className={styles['partners']}>
            <PartnerMarks title={shellTexts.payments} partners={paymentMethods} />
            <PartnerMarks title={shellTexts.shipping} partners={shippingMethods} />
          </div>
        </div>
      )}
      <p className={styles['copyright']}>{shellTexts.copyright(year, storeName)}</p>
    </footer>
  );
}
