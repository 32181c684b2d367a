import { dialledPhone, localPhone } from '@gawai/domain/phone';
import { shippingTypeLabels } from '@gawai/domain/texts/labels';
import type { ReactNode } from 'react';
import { weightText } from '../../lib/weight-text.ts';
import { orderShippingTexts } from '../../texts/order.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './order-shipping.module.css';
import type { OrderShippingFragment } from './order-shipping.generated.ts';
import { Section } from './section.tsx';

type Detail = readonly [name: string, value: ReactNode];

const noNumberYet: Detail = [
  orderShippingTexts.trackingNumber,
  orderShippingTexts.noTrackingNumber,
];

/** Joins the parts of a name or an address that are there. */
const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The courier's number, ready to be taken to its own website. */
function TrackingNumber({ value, url }: { value: string; url: string | null }) {
  return (
    <div className={styles['tracking']}>
      <p>
        <span>{orderShippingTexts.trackingNumber}</span> <strong>{value}</strong>
        {url === null ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {orderShippingTexts.track}
          </a>
        )}
      </p>
      <CopyButton
        look="quiet"
        text={value}
        label={orderShippingTexts.copyTrackingNumber}
        copiedLabel={orderShippingTexts.trackingNumberCopied}
      />
    </div>
  );
}

type Pickup = Extract<OrderShippingFragment['fulfilment'], { __typename: 'OrderPickup' }>;

/** Location and opening hours for a pickup order, as far as the shop reports them (specification-notes.md 129). */
function pickupDetails({ warehouseName, address, openingHours, phone }: Pickup): Detail[] {
  const location = (
    <>
      <strong>{warehouseName ?? '-'}</strong>
      {address === null ? null : <span className={styles['place']}>{address}</span>}
    </>
  );
  const call =
    phone === null ? null : <a href={`tel:${dialledPhone(phone)}`}>{localPhone(phone)}</a>;
  return [
    [orderShippingTexts.fulfilment, shippingTypeLabels.PICKUP],
    [orderShippingTexts.pickupAt, location],
    ...(openingHours === null ? [] : [[orderShippingTexts.openingHours, openingHours] as const]),
    ...(call === null ? [] : [[orderShippingTexts.storePhone, call] as const]),
  ];
}

function fulfilmentDetails({ fulfilment }: OrderShippingFragment): Detail[] {
  if (fulfilment.__typename === 'OrderPickup') return pickupDetails(fulfilment);
  return [
    [orderShippingTexts.fulfilment, shippingTypeLabels.DELIVERY],
    [orderShippingTexts.courier, joined(' ', fulfilment.methodName, fulfilment.service)],
    [orderShippingTexts.from, fulfilment.warehouseName ?? '-'],
    ...(fulfilment.trackingNumber === null ? [noNumberYet] : []),
  ];
}

/** Who receives the goods and where; at a pickup it is the buyer, and nothing goes to that address. */
function recipientDetails(order: OrderShippingFragment): Detail[] {
  const { address, contact, totalWeight, fulfilment } = order;
  const isPickup = fulfilment.__typename === 'OrderPickup';
  const location = joined(
    ', ',
    address.street,
    address.districtName,
    address.cityName,
    joined(' ', address.provinceName, address.zipCode),
  );
  return [
    [
      isPickup ? orderShippingTexts.buyer : orderShippingTexts.recipient,
      joined(' ', address.firstName, address.lastName),
    ],
    [isPickup ? orderShippingTexts.buyerAddress : orderShippingTexts.address, location],
    [orderShippingTexts.phone, localPhone(address.phone ?? '-')],
    [orderShippingTexts.email, contact.email ?? '-'],
    [orderShippingTexts.weight, weightText(totalWeight) ?? '-'],
  ];
}

/** How and where the goods go (specification.md 2, Informasi Pengiriman). */
export function OrderShipping({ order }: { order: OrderShippingFragment }) {
  const { fulfilment } = order;
  const parcel = fulfilment.__typename === 'OrderDelivery' ? fulfilment : null;
  const number = parcel?.trackingNumber ?? null;
  return (
    <Section title={orderShippingTexts.title}>
      {number === null ? null : <TrackingNumber value={number} url={parcel?.trackingUrl ?? null} />}
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
