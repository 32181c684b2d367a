import type { GuestAddressForm } from '@gawai/domain/address';

/** A buyer's form: every field of the domain's rules as text, and the names of the chosen regions. */
export type AddressValues = Readonly<
  Record<keyof GuestAddressForm | 'province' | 'city' | 'district', string>
>;

/** Messages of the shop for single fields, by field name; names that the form does not have are ignored. */
export type FieldSentences = Readonly<Partial<Record<string, string>>>;
