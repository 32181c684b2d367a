import type { Decimal } from '@gawai/domain/decimal';
import type { Mutation, Query } from '../src/__generated__/resolvers.ts';

/**
 * The data of a reply as clients see it. A test knows itself what it has asked for, so every field is
 * there; what was asked for under another name is `unknown`.
 */
export type ToldData = Told<Omit<Query, '__typename'> & Omit<Mutation, '__typename'>> &
  Readonly<Record<string, unknown>>;

type Told<Value> = Value extends Decimal
  ? number | string
  : Value extends readonly (infer Item)[]
    ? readonly Told<NonNullable<Item>>[]
    : Value extends object
      ? { readonly [Key in keyof Value]-?: Told<NonNullable<Value[Key]>> }
      : Value;
