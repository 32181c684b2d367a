import { formatRupiah } from '@gawai/domain/money';
import { orderFigureTexts } from '../../texts/order.ts';
import type { OrderFiguresFragment } from './order-figures.generated.ts';
import styles from './order-figures.module.css';
import { Section } from './section.tsx';

interface Figure {
  name: string;
  text: string;
  isSum?: boolean;
}

function figuresOf(order: OrderFiguresFragment): Figure[] {
  const { discount, paymentFee } = order;
  const fee: Figure[] =
    paymentFee > 0
      ? [
          { name: orderFigureTexts.due, text: formatRupiah(order.amountDue) },
          { name: orderFigureTexts.paymentFee, text: formatRupiah(paymentFee) },
        ]
      : [];
  return [
    { name: orderFigureTexts.total, text: formatRupiah(order.subtotal) },
    {
      name: orderFigureTexts.voucher,
      text: discount > 0 ? `-${formatRupiah(discount)}` : '-',
    },
    { name: orderFigureTexts.shipping, text: formatRupiah(order.shipping.total) },
    { name: orderFigureTexts.insurance, text: formatRupiah(order.insurance.total) },
    ...fee,
    { name: orderFigureTexts.grandTotal, text: formatRupiah(order.grandTotal), isSum: true },
  ];
}

/** What the order costs, figure by figure, as the shop stored it (specification.md 9). */
export function OrderFigures({ order }: { order: OrderFiguresFragment }) {
  return (
    <Section title={orderFigureTexts.title}>
      <dl className={styles['figures']}>
        {figuresOf(order).map(({ name, text, isSum }) => (
          <div key={name} className={isSum ? styles['sum'] : styles['figure']}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {order.grandTotal === 0 ? (
        <p className={styles['nothing']}>{orderFigureTexts.nothingDue}</p>
      ) : null}
    </Section>
  );
}
