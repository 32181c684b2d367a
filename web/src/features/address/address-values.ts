import type { GuestAddressForm } from '@gawai/domain/address';

/** A buyer's form: every field of the domain's rules as text, and the names of the chosen regions. */
export type AddressValues = Readonly<
  Record<keyof GuestAddressForm | 'province' | 'city' | 'district', string>
>;

/** What the shop said about single fields, by name; names that are no field of the form are ignored. */
export type FieldSentences = Readonly<Partial<Record<string, string>>>;
