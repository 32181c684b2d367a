import type { Decimal } from '@gawai/domain/decimal';
import type { Mutation, Query } from '../src/__generated__/resolvers.ts';

/**
 * The data of a response as clients see it. A test selects the fields itself, so every field is
 * present; aliases are `unknown`.
 */
export type ResponseData = VisibleValue<Omit<Query, '__typename'> & Omit<Mutation, '__typename'>> &
  Readonly<Record<string, unknown>>;

type VisibleValue<Value> = Value extends Decimal
  ? number | string
  : Value extends readonly (infer Item)[]
    ? readonly VisibleValue<NonNullable<Item>>[]
    : Value extends object
      ? { readonly [Key in keyof Value]-?: VisibleValue<NonNullable<Value[Key]>> }
      : Value;
