import { pageOfTable } from './sample-orders.ts';

const region = (type: string, id: number, name: string) => ({
  __typename: 'Region',
  id: `${type}:${id}`,
  name,
});

/** A saved address; `changes` replaces fields. */
export function sampleAddress(number: number, changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Address',
    id: `Address:${number}`,
    name: `Rumah ${number}`,
    isDefault: number === 1,
    firstName: 'Sari',
    lastName: null as string | null,
    phone: '+6281234567890',
    street: `Jl. Melati No. ${number}`,
    province: region('Province', 32, 'Jawa Barat'),
    city: region('City', 3275, 'Kota Bekasi'),
    district: region('District', 327501, 'Bekasi Barat'),
    zipCode: '17134',
    ...changes,
  };
}

interface NamedAddress {
  readonly id: string;
  readonly name: string;
}
type AddressesArguments = Partial<Parameters<typeof pageOfTable>[2]>;

/** The saved addresses of a customer: without arguments all of them, else a page. */
export const addressesOf =
  (addresses: readonly NamedAddress[]) =>
  ({ page = 1, size = 100, search = null }: AddressesArguments) =>
    pageOfTable(addresses, ({ name }) => name, { page, size, search });

interface AddressArguments {
  input: { id: string; address: Record<string, unknown> };
}

/** The address book of a customer, which mutations change; `sent` lists the saved addresses, in order. */
export function sampleAddressBook(count: number) {
  let addresses = Array.from({ length: count }, (_, index) => sampleAddress(index + 1));
  const sent: Record<string, unknown>[] = [];
  const payload = () => ({ addresses, userErrors: [] });
  const write = (id: string, address: Record<string, unknown>) => {
    sent.push(address);
    const isDefault = address['isDefault'] === true;
    const rest = addresses.filter((each) => each.id !== id);
    const others = rest.map((each) => ({ ...each, isDefault: !isDefault && each.isDefault }));
    addresses = [...others, sampleAddress(0, { ...address, id, isDefault })];
  };
  const root = {
    addresses: (args: AddressesArguments) => addressesOf(addresses)(args),
    addAddress: ({ input }: AddressArguments) => {
      write('Address:99', input.address);
      return { address: addresses.at(-1), ...payload() };
    },
    updateAddress: ({ input }: AddressArguments) => {
      write(input.id, input.address);
      return payload();
    },
    deleteAddress: ({ input }: AddressArguments) => {
      addresses = addresses.filter(({ id }) => id !== input.id);
      return { deletedId: input.id, ...payload() };
    },
  };
  return { root, sent };
}
