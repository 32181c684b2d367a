import { shippingTexts } from '../../texts/checkout.ts';
import { Choice, ChoiceGroup } from '../../ui/choice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import type { CheckoutPartProps } from './checkout-part.ts';

type Entry = QuoteFieldsFragment['warehouses'][number];

/** Where a warehouse is and when it is open, as far as the shop knows; null when it knows neither. */
function locationOf({ address, openingHours }: Entry['warehouse']): string | null {
  const parts = [address, openingHours].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Why a warehouse cannot be chosen: the lines that it is short of, by name, each once. */
function reasonOf({ shortLines }: Entry, quote: QuoteFieldsFragment): string {
  const names = shortLines.flatMap((index) => {
    const line = quote.lines[index];
    if (!line?.product) return [];
    return [line.variant ? `${line.product.name} (${line.variant.name})` : line.product.name];
  });
  return shippingTexts.shortOf([...new Set(names)].join(', '));
}

/**
 * Where the goods come from, or are picked up. Warehouses that cannot fill the whole order are shown
 * with the reason, but cannot be chosen (specification.md 4).
 */
export function WarehouseChoice({ state, result, errors, onEvent }: CheckoutPartProps) {
  const { shippingType, warehouseId } = state.selection;
  const { quote } = result;
  const legend = shippingType === 'PICKUP' ? shippingTexts.pickupAt : shippingTexts.from;
  if (quote === null) {
    return result.failure ? null : (
      <Loading label={shippingTexts.loadingWarehouses}>
        <Skeleton shape="control" />
      </Loading>
    );
  }
  const chosen = warehouseId ?? quote.fulfilment?.warehouse?.id;
  return (
    <ChoiceGroup legend={legend} error={errors.warehouse} layout="row">
      {quote.warehouses.map((entry) => {
        const { warehouse, canFulfil } = entry;
        const location = shippingType === 'PICKUP' ? locationOf(warehouse) : null;
        return (
          <Choice
            key={warehouse.id}
            name="warehouse"
            value={warehouse.id}
            checked={warehouse.id === chosen}
            disabled={!canFulfil}
            onChange={() => onEvent({ type: 'warehouseChosen', warehouseId: warehouse.id })}
            title={warehouse.name}
            detail={canFulfil ? location : reasonOf(entry, quote)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
