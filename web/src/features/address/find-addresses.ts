import { localPhone } from '@gawai/domain/phone';
import { addressValues, type SavedAddress } from './saved-address.ts';

/** The addresses that contain every word of `search`, in any letter case; they keep their order. */
export function findAddresses(
  addresses: readonly SavedAddress[],
  search: string,
): readonly SavedAddress[] {
  const wanted = search.toLowerCase().split(/\s+/);
  return addresses.filter((address) => {
    const { firstName, lastName, phone, streetAddress, district, city, province, zipCode } =
      addressValues(address);
    const shown = localPhone(phone);
    const person = [address.name, firstName, lastName, phone, shown, shown.replaceAll('-', '')];
    const place = [streetAddress, district, city, province, zipCode];
    const text = [...person, ...place].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
