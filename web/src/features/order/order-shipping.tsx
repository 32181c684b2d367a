import { shippingTypeLabels } from '@gawai/domain/texts/labels';
import { weightText } from '../../lib/weight-text.ts';
import { orderShippingTexts } from '../../texts/order.ts';
import styles from './order-shipping.module.css';
import type { OrderShippingFragment } from './order-shipping.generated.ts';
import { Section } from './section.tsx';

type Detail = readonly [name: string, value: string];

/** Joins the parts of a name or an address that the shop tells. */
const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

function fulfilmentDetails({ fulfilment }: OrderShippingFragment): Detail[] {
  if (fulfilment.__typename === 'OrderPickup') {
    return [
      [orderShippingTexts.fulfilment, shippingTypeLabels.PICKUP],
      [orderShippingTexts.pickupAt, fulfilment.warehouseName ?? '-'],
    ];
  }
  return [
    [orderShippingTexts.fulfilment, shippingTypeLabels.DELIVERY],
    [orderShippingTexts.courier, joined(' ', fulfilment.methodName, fulfilment.service)],
    [orderShippingTexts.from, fulfilment.warehouseName ?? '-'],
    [
      orderShippingTexts.trackingNumber,
      fulfilment.trackingNumber ?? orderShippingTexts.noTrackingNumber,
    ],
  ];
}

function recipientDetails({ address, contact, totalWeight }: OrderShippingFragment): Detail[] {
  const place = joined(
    ', ',
    address.street,
    address.district,
    address.city,
    joined(' ', address.province, address.zipCode),
  );
  return [
    [orderShippingTexts.recipient, joined(' ', address.firstName, address.lastName)],
    [orderShippingTexts.address, place],
    [orderShippingTexts.phone, address.phone ?? '-'],
    [orderShippingTexts.email, contact.email ?? '-'],
    [orderShippingTexts.weight, weightText(totalWeight)],
  ];
}

/** How and where the goods go (Specification section 2, Informasi Pengiriman). */
export function OrderShipping({ order }: { order: OrderShippingFragment }) {
  return (
    <Section title={orderShippingTexts.title}>
      <dl className={styles['details']}>
        {[...fulfilmentDetails(order), ...recipientDetails(order)].map(([name, value]) => (
          <div key={name} className={styles['detail']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
