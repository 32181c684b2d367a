import type { ErrorLike } from '@apollo/client';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { DocumentNode } from 'graphql';
import { useFormikContext } from 'formik';
import { firstFailure } from '../../apollo/failures.ts';
import { useOnline } from '../../lib/use-online.ts';
import type { AddressValues } from './address-values.ts';
import { RegionField, type RegionList } from './region-field.tsx';
import {
  CitiesDocument,
  DistrictsDocument,
  ProvincesDocument,
  useCitiesQuery,
  useDistrictsQuery,
  useProvincesQuery,
  type RegionNameFragment,
} from '../../apollo/regions.generated.ts';

interface RegionQueryState {
  error?: ErrorLike | undefined;
  refetch: () => Promise<unknown>;
}

function toList(
  document: DocumentNode,
  isReady: boolean,
  regions: readonly RegionNameFragment[] | null | undefined,
  { error, refetch }: RegionQueryState,
): RegionList {
  return {
    // While another city's districts are fetched, the last ones must not be offered.
    regions: isReady ? (regions ?? undefined) : undefined,
    isReady,
    problem: error && firstFailure(document, error).message,
    retry: () => void refetch(),
  };
}

/** Sends no request before the region above is chosen; afterwards reads the cache first. */
const fetchPolicyFor = (above: string) => (above === '' ? 'standby' : 'cache-first');

/**
 * Province, city and district of an address: each list is fetched when the one above is chosen. A list
 * that failed is fetched again when the device is back online.
 */
export function RegionFields() {
  const { values } = useFormikContext<AddressValues>();
  const { provinceId, cityId } = values;
  const provinces = useProvincesQuery();
  const cities = useCitiesQuery({
    variables: { provinceId },
    fetchPolicy: fetchPolicyFor(provinceId),
  });
  const districts = useDistrictsQuery({
    variables: { cityId },
    fetchPolicy: fetchPolicyFor(cityId),
  });
  const provinceList = toList(ProvincesDocument, true, provinces.data?.provinces, provinces);
  const cityList = toList(CitiesDocument, provinceId !== '', cities.data?.cities, cities);
  const districtList = toList(
    DistrictsDocument,
    cityId !== '',
    districts.data?.districts,
    districts,
  );
  useOnline(() => {
    for (const { problem, retry } of [provinceList, cityList, districtList]) {
      if (problem !== undefined) retry();
    }
  });
  const { provinceId: province, cityId: city, districtId: district } = fieldLabels;

  return (
    <>
      <RegionField
        list={provinceList}
        name="provinceId"
        wordName="province"
        label={province}
        autoComplete="address-level1"
        below={['cityId', 'city', 'districtId', 'district']}
      />
      <RegionField
        list={cityList}
        name="cityId"
        wordName="city"
        label={city}
        above={province}
        autoComplete="address-level2"
        below={['districtId', 'district']}
      />
      <RegionField
        list={districtList}
        name="districtId"
        wordName="district"
        label={district}
        above={city}
        autoComplete="address-level3"
      />
    </>
  );
}
