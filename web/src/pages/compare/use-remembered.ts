import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  compareAddress,
  withSlug,
  type CompareState,
} from '../../features/catalog/compare-address.ts';
import { openComparedProducts } from '../../lib/compared-products.ts';
import { useSite } from '../../routing/site.ts';

interface Comparison {
  state: CompareState;
  /** Slugs of the products that are shown. */
  shown: readonly string[];
  /** Whether the address adds a product to the remembered ones: it is replaced by the address of all. */
  isAdding: boolean;
}

/** Remembers the products of the comparison on the device; returns how to do so before the page changes. */
export function useRemembered({ state, shown, isAdding }: Comparison) {
  const { storeName } = useSite();
  const navigate = useNavigate();
  const list = shown.join(',');
  useEffect(() => {
    const compared = openComparedProducts(storeName);
    if (!isAdding) {
      if (list !== '') compared.remember(list.split(','));
      return;
    }
    const slugs = state.slugs.reduce(withSlug, compared.list());
    compared.remember(slugs);
    void navigate(compareAddress({ ...state, slugs }), { replace: true });
  }, [state, list, isAdding, storeName, navigate]);
  return (slugs: readonly string[]) => {
    openComparedProducts(storeName).remember(slugs);
  };
}
