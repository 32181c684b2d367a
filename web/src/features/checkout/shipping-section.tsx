import { shippingTypeLabels } from '@gawai/domain/texts/labels';
import type { ShippingType } from '@gawai/domain/shipping';
import { shippingTexts } from '../../texts/checkout.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { ShippingMethodChoice } from './shipping-method-choice.tsx';
import styles from './shipping-section.module.css';
import { WarehouseChoice } from './warehouse-choice.tsx';

const types: readonly { type: ShippingType; detail: string; icon: 'truck' | 'store' }[] = [
  { type: 'DELIVERY', detail: shippingTexts.deliveryDetail, icon: 'truck' },
  { type: 'PICKUP', detail: shippingTexts.pickupDetail, icon: 'store' },
];

/** How the goods reach the shopper (specification.md 4, checkout). */
export function ShippingSection(props: CheckoutPartProps) {
  const { state, onEvent } = props;
  const { shippingType } = state.selection;
  return (
    <CheckoutCard title={shippingTexts.title}>
      <ChoiceGroup legend={shippingTexts.type} isLegendHidden layout="row">
        {types.map(({ type, detail, icon }) => (
          <Choice
            key={type}
            name="shippingType"
            value={type}
            checked={type === shippingType}
            onChange={() => onEvent({ type: 'shippingTypeChosen', shippingType: type })}
            title={
              <span className={styles['type']}>
                <Icon name={icon} />
                {shippingTypeLabels[type]}
              </span>
            }
            detail={detail}
          />
        ))}
      </ChoiceGroup>
      <WarehouseChoice {...props} />
      {shippingType === 'DELIVERY' ? <ShippingMethodChoice {...props} /> : null}
    </CheckoutCard>
  );
}
