import { checkEmail, checkPhone } from '@gawai/domain/account';
import { checkGuestAddress } from '@gawai/domain/address';
import { checkLength, checkRequired } from '@gawai/domain/field-check';
import { NAME_MAX } from '@gawai/domain/limits';
import { normalisePhone } from '@gawai/domain/phone';
import { problemField, type Problem } from '@gawai/domain/problem';
import type { AddressInput, ContactInput } from '../../__generated__/resolvers.ts';
import { ADDRESS_FIELDS } from '../shared/address-fields.ts';
import { plainText } from '../shared/plain-text.ts';
import {
  distinctErrors,
  problemsToUserErrors,
  problemToUserError,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** A person in a request body; phone as `+62…`. */
export interface OrderPerson {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
}

/** Buyer, recipient and address, cleaned and checked. */
export interface OrderParties {
  readonly buyer: OrderPerson & { readonly email: string };
  /** The buyer, unless the address names another person. */
  readonly recipient: OrderPerson;
  readonly street: string;
  readonly zipCode: string;
}

/** The parties of an order, or what is wrong with them. */
export type PartiesCheck =
  | { readonly parties: OrderParties; readonly userErrors: null }
  | { readonly parties: null; readonly userErrors: readonly UserErrorRecord[] };

const CONTACT_FIELDS: FieldNames = {
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  phone: 'contact.phone',
  email: 'contact.email',
};

/**
 * Checks buyer and address by the rules of specification.md 5. The recipient has the buyer's name and
 * phone where the address leaves them out.
 */
export function checkParties(contact: ContactInput, address: AddressInput): PartiesCheck {
  const buyer = {
    firstName: plainText(contact.firstName),
    lastName: plainText(contact.lastName),
    phone: plainText(contact.phone),
  };
  const email = plainText(contact.email);
  const own = {
    firstName: plainText(address.firstName),
    lastName: plainText(address.lastName),
    phone: plainText(address.phone),
  };
  const street = plainText(address.street);
  const zipCode = plainText(address.zipCode);
  const contactProblems = [
    ...checkRequired('firstName', buyer.firstName, NAME_MAX),
    ...checkLength('lastName', buyer.lastName, NAME_MAX),
    ...checkPhone(buyer.phone),
    ...checkEmail(email),
  ];
  const addressProblems = checkGuestAddress({
    ...address,
    firstName: own.firstName ?? buyer.firstName,
    lastName: own.lastName,
    phone: own.phone ?? buyer.phone,
    streetAddress: street,
    zipCode,
  });
  // A value that was copied from the buyer is reported at the buyer's field.
  const namesOf = (problem: Problem): FieldNames => {
    const field = problemField(problem);
    const isCopied = (field === 'firstName' || field === 'phone') && own[field] === null;
    return isCopied ? CONTACT_FIELDS : ADDRESS_FIELDS;
  };
  const userErrors = distinctErrors([
    ...problemsToUserErrors(contactProblems, CONTACT_FIELDS),
    ...addressProblems.map((problem) => problemToUserError(problem, namesOf(problem))),
  ]);
  if (userErrors.length > 0) return { parties: null, userErrors };
  const person = ({ firstName, lastName, phone }: typeof buyer): OrderPerson => ({
    firstName: firstName ?? '',
    lastName,
    phone: normalisePhone(phone ?? ''),
  });
  return {
    userErrors: null,
    parties: {
      buyer: { ...person(buyer), email: email ?? '' },
      recipient: person({
        firstName: own.firstName ?? buyer.firstName,
        lastName: own.firstName === null ? (own.lastName ?? buyer.lastName) : own.lastName,
        phone: own.phone ?? buyer.phone,
      }),
      street: street ?? '',
      zipCode: zipCode ?? '',
    },
  };
}
