import type { AddressColumn } from '@gawai/client/schema-types';
import { localPhone } from '@gawai/domain/phone';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TableColumn } from '../../ui/data-table/data-table-parts.ts';
import type { TableRules } from '../../ui/data-table/table-state.ts';
import styles from './address-columns.module.css';
import { AddressActions } from './address-actions.tsx';
import type { SavedAddressFragment } from './address-table.generated.ts';

/** Sort parameters as the shop's API names them; the default address first. */
export const addressSorts: TableRules<AddressColumn> = {
  names: {
    NAME: 'address_name',
    FIRST_NAME: 'first_name',
    PHONE: 'phone',
    STREET: 'street_address',
    CITY: 'city',
    IS_DEFAULT: 'is_default',
    ADDED: 'id',
  },
  defaultSort: { column: 'IS_DEFAULT', direction: 'DESCENDING' },
};

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(', ');

/** Name, recipient, address and actions of a saved address. */
export function addressColumns(
  onEdit: (address: SavedAddressFragment) => void,
  onRemoved: () => void,
): readonly TableColumn<SavedAddressFragment, AddressColumn>[] {
  return [
    {
      id: 'name',
      head: savedAddressTexts.name,
      sort: 'NAME',
      isPlain: true,
      cell: ({ name, isDefault }) => (
        <span className={styles['name']}>
          <strong>{name ?? savedAddressTexts.noName}</strong>
          {isDefault ? <Badge tone="brand">{savedAddressTexts.isDefault}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'recipient',
      head: savedAddressTexts.recipient,
      sort: 'FIRST_NAME',
      cell: ({ firstName, lastName, phone }) => (
        <>
          <span className={styles['line']}>{[firstName, lastName].filter(Boolean).join(' ')}</span>
          <span className={styles['phone']}>{localPhone(phone ?? '')}</span>
        </>
      ),
    },
    {
      id: 'address',
      head: savedAddressTexts.address,
      sort: 'STREET',
      cell: ({ street, district, city, province, zipCode }) => (
        <>
          <span className={styles['street']}>{street}</span>
          <span className={styles['soft']}>
            {`${joined(district?.name, city?.name, province?.name)} ${zipCode}`}
          </span>
        </>
      ),
    },
    {
      id: 'actions',
      head: savedAddressTexts.actions,
      isPlain: true,
      isFigure: true,
      cell: (address) => (
        <AddressActions address={address} onEdit={() => onEdit(address)} onRemoved={onRemoved} />
      ),
    },
  ];
}
