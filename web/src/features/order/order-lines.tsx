import { paths } from '../../app/paths.ts';
import { orderLineTexts } from '../../texts/order.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import type { OrderLinesFragment } from './order-lines.generated.ts';
import styles from './order-lines.module.css';
import { Section } from './section.tsx';

type Line = OrderLinesFragment['lines'][number];

function LineName({ line }: { line: Line }) {
  return line.product === null ? (
    <span className={styles['name']}>{line.productName}</span>
  ) : (
    <Link className={styles['name']} to={paths.product(line.product.slug)}>
      {line.productName}
    </Link>
  );
}

/** What was ordered, with the names and prices of that day (Specification section 2, Detail Produk). */
export function OrderLines({ order }: { order: OrderLinesFragment }) {
  return (
    <Section title={orderLineTexts.title}>
      <ul className={styles['lines']}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <div className={styles['picture']}>
              <Picture image={line.product?.image ?? null} alt="" sizes="4.5rem" />
            </div>
            <div className={styles['words']}>
              <LineName line={line} />
              {line.variantName === null ? null : (
                <span className={styles['variant']}>{line.variantName}</span>
              )}
              <span className={styles['pieces']}>
                {orderLineTexts.pieces(line.quantity)} <Rupiah amount={line.price} />
              </span>
            </div>
            <strong className={styles['total']}>
              <Rupiah amount={line.total} />
            </strong>
          </li>
        ))}
      </ul>
    </Section>
  );
}
