import { loaded } from '../../apollo/load-query.ts';
import { paths } from '../../routing/paths.ts';
import { questionTexts } from '../../texts/product-delivery.ts';
import { Link } from '../../ui/link.tsx';
import { useArticlesQuery } from './product-delivery.generated.ts';
import styles from './product-delivery.module.css';

/**
 * Titles of articles about paying, shipping, warranty and return, e.g. `Pengiriman`. Shops name the articles as
 * they like.
 */
const ABOUT_BUYING = /bayar|[kg]irim|garansi|[kg]embali|tukar|refund|retur/i;

/** Links to the articles about buying; nothing when the shop has none. */
export function BuyingQuestions() {
  const { data } = useArticlesQuery(loaded);
  const articles = (data?.contentPages ?? []).filter(({ title }) => ABOUT_BUYING.test(title));
  if (articles.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="questions">
      <h2 id="questions" className={styles['title']}>
        {questionTexts.title}
      </h2>
      <ul className={styles['questions']}>
        {articles.map(({ id, title, slug }) => (
          <li key={id}>
            <Link to={paths.article(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
