import { screens } from '@bahi/contract/screens';
import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import type { Session } from '../../../platform/session.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type CustomerValues = z.input<typeof customerForm>;
export type CustomerRow = Answer<typeof customerContract.list>['rows'][number];
export type CustomerDetail = Answer<typeof customerContract.get>;
export type SavedCustomer = Answer<typeof customerContract.save>;

/** What the choices of reminders are called. */
export const reminderChoices = { ne: 'inNepali', en: 'inEnglish', NONE: 'NONE' } as const;

/** Where a payment of the customer is received. */
export function receivePath(customerId: number): string {
  return `${screens.payments}?receive=${customerId}`;
}

/** Where what the customer has in advance is paid back. */
export function refundPath(customerId: number): string {
  return `${screens.payments}?payBack=${customerId}`;
}

/**
 * What the form of a new customer begins with: the name that was typed into the select before `Add new`, and where the
 * business itself is.
 */
export function newCustomerValues(typed: string, business: Session['business']): CustomerValues {
  const { provinceId, districtId, localBodyId } = business ?? {};
  const place = { provinceId: provinceId ?? '', districtId: districtId ?? '', localBodyId: localBodyId ?? '' };
  return newValues(customerForm, { ...namesFromTyped(typed), ...place, isWalkIn: false });
}

/** A customer as the form shows it. */
export function customerValues(customer: CustomerDetail): CustomerValues {
  return valuesOfRecord(customerForm, customer);
}
