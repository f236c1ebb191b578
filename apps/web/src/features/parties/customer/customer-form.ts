import { screens } from '@bahi/contract/screens';
import { customerContract, type customerForm } from '@bahi/contract/parties/customer/customer.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';

export type CustomerValues = z.input<typeof customerForm>;
export type CustomerRow = Answer<typeof customerContract.list>['rows'][number];
export type CustomerDetail = Answer<typeof customerContract.get>;
export type SavedCustomer = Answer<typeof customerContract.save>;

/** Where a payment of the customer is received. */
export function receivePath(customerId: number): string {
  return `${screens.payments}?receive=${customerId}`;
}

/** What the form of a new customer begins with: the name that was typed into the select before `Add new`. */
export function newCustomerValues(typed: string): CustomerValues {
  return {
    ...namesFromTyped(typed),
    phoneNumber: '',
    email: '',
    focalPerson: '',
    vatPanNo: '',
    provinceId: '',
    districtId: '',
    localBodyId: '',
    wardNo: '',
    tole: '',
  };
}

/** A customer as the form shows it. */
export function customerValues(customer: CustomerDetail): CustomerValues {
  return {
    id: customer.id,
    version: customer.version,
    name: customer.name,
    nameNp: customer.nameNp ?? '',
    phoneNumber: customer.phoneNumber,
    email: customer.email ?? '',
    focalPerson: customer.focalPerson,
    vatPanNo: customer.vatPanNo ?? '',
    provinceId: customer.provinceId ?? '',
    districtId: customer.districtId ?? '',
    localBodyId: customer.localBodyId ?? '',
    wardNo: customer.wardNo ?? '',
    tole: customer.tole ?? '',
  };
}
