import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { useState } from 'react';
import { openDeliveryCity, type DeliveryCity } from '../../lib/delivery-city.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSite } from '../../routing/site.ts';
import { deliveryTexts } from '../../texts/product-delivery.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import {
  useCitiesQuery,
  useProvincesQuery,
  type RegionNameFragment,
} from '../../apollo/regions.generated.ts';
import { useProductDeliveryQuery } from './product-delivery.generated.ts';
import styles from './product-delivery.module.css';

interface RegionSelectProps {
  label: string;
  regions: readonly RegionNameFragment[];
  value: string;
  placeholder: string;
  onChoose: (id: string) => void;
}

function RegionSelect({ label, regions, value, placeholder, onChoose }: RegionSelectProps) {
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <select
        className={styles['select']}
        value={regions.some(({ id }) => id === value) ? value : ''}
        disabled={regions.length === 0}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{placeholder}</option>
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FeeProps {
  productId: string;
  variantId: string | null;
  cityId: string;
}

/** The cheapest delivery to a city. */
function Fee({ productId, variantId, cityId }: FeeProps) {
  const { data, loading, error, refetch } = useProductDeliveryQuery({
    variables: { productId, cityId, variantId },
    notifyOnNetworkStatusChange: true,
    // This component shows the failure itself.
    context: { quiet: true },
  });
  if (error !== undefined && !loading) {
    const retry = () => void refetch();
    return <RetryNote message={deliveryTexts.failed} onRetry={retry} />;
  }
  const delivery = data?.product?.delivery;
  if (loading || data === undefined)
    return <p className={styles['soft']}>{deliveryTexts.loading}</p>;
  if (!delivery) return <p>{deliveryTexts.none}</p>;
  const { method, service, eta, price } = delivery;
  return (
    <p className={styles['fee']}>
      <span>{deliveryTexts.from}</span>
      <strong>
        <Rupiah amount={price} />
      </strong>
      <span className={styles['soft']}>
        {[deliveryTexts.by(method.name, service), eta].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}

interface DeliveryEstimateProps {
  productId: string;
  variantId: string | null;
}

/** Province and city, remembered on the device, and the cheapest delivery there. */
export function DeliveryEstimate(props: DeliveryEstimateProps) {
  // What the device remembers is not in the document of the server.
  return useHydrated() ? (
    <Estimate {...props} />
  ) : (
    <p className={styles['soft']}>{deliveryTexts.atCheckout}</p>
  );
}

function Estimate({ productId, variantId }: DeliveryEstimateProps) {
  const stored = openDeliveryCity(useSite().storeName);
  const [{ provinceId, cityId }, setCity] = useState(stored.read);
  const provinces = useProvincesQuery({ context: { quiet: true } });
  const cities = useCitiesQuery({
    variables: { provinceId },
    fetchPolicy: provinceId === '' ? 'standby' : 'cache-first',
    context: { quiet: true },
  });
  const choose = (city: DeliveryCity) => {
    setCity(city);
    if (city.cityId !== '') stored.remember(city);
  };
  const failed = [provinces, cities].find(({ error, loading }) => error !== undefined && !loading);
  const { provinceId: province, cityId: city } = fieldLabels;
  return (
    <>
      <div className={styles['fields']}>
        <RegionSelect
          label={province}
          regions={provinces.data?.provinces ?? []}
          value={provinceId}
          placeholder={deliveryTexts.choose(province)}
          onChoose={(id) => choose({ provinceId: id, cityId: '' })}
        />
        <RegionSelect
          label={city}
          regions={(provinceId === '' ? null : cities.data?.cities) ?? []}
          value={cityId}
          placeholder={
            provinceId === '' ? deliveryTexts.chooseFirst(province) : deliveryTexts.choose(city)
          }
          onChoose={(id) => choose({ provinceId, cityId: id })}
        />
      </div>
      {failed === undefined ? null : (
        <RetryNote message={deliveryTexts.failed} onRetry={() => void failed.refetch()} />
      )}
      <div role="status">
        {cityId === '' ? null : <Fee productId={productId} variantId={variantId} cityId={cityId} />}
      </div>
    </>
  );
}
