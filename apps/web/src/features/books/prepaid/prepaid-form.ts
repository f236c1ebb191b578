import { prepaidForm } from '@bahi/contract/books/prepaid/prepaid-forms';
import type { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type PrepaidRow = Answer<typeof prepaidContract.list>['rows'][number];
export type Prepaid = Answer<typeof prepaidContract.get>;

export const newPrepaidValues = newValues(prepaidForm, {});

/** A record as the form shows it. */
export function prepaidValues(record: Prepaid) {
  return valuesOfRecord(prepaidForm, record);
}

/** The month that was posted last, which alone can be taken back. */
export function lastPosted({ parts }: Pick<Prepaid, 'parts'>): Prepaid['parts'][number] | undefined {
  return parts.findLast(({ voucher }) => voucher !== null);
}
