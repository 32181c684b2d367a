import { paths } from '../../routing/paths.ts';
import { orderLineTexts } from '../../texts/order.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { OrderLinesFragment } from './order-lines.generated.ts';
import styles from './order-lines.module.css';
import { SubmittedReview } from './review/submitted-review.tsx';
import { Section } from './section.tsx';

type Line = OrderLinesFragment['lines'][number];

function LineName({ line }: { line: Line }) {
  return line.product === null ? (
    <span className={styles['name']}>
      <Unbroken text={line.productName} />
    </span>
  ) : (
    <Link className={styles['name']} to={paths.product(line.product.slug)}>
      <Unbroken text={line.productName} />
    </Link>
  );
}

interface OrderLinesProps {
  order: OrderLinesFragment;
  /** Id of the line whose review was sent just now; null for none. */
  justReviewed: string | null;
}

/**
 * What was ordered, with the names and prices of that day, and the buyer's review (specification.md 2,
 * Detail Produk).
 */
export function OrderLines({ order, justReviewed }: OrderLinesProps) {
  return (
    <Section title={orderLineTexts.title}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <div className={styles['picture']}>
              <Picture image={line.product?.image ?? null} alt="" sizes="4.5rem" />
            </div>
            <div className={styles['text']}>
              <LineName line={line} />
              {line.variantName === null ? null : (
                <span className={styles['variant']}>
                  <Unbroken text={line.variantName} />
                </span>
              )}
              <span className={styles['pieces']}>
                {orderLineTexts.pieces(line.quantity)} <Rupiah amount={line.price} />
              </span>
            </div>
            <strong className={styles['total']}>
              <Rupiah amount={line.subtotal} />
            </strong>
            {line.review === null ? null : (
              <div className={styles['review']}>
                <SubmittedReview review={line.review} isNew={line.id === justReviewed} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
