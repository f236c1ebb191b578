import { type recurringContract, recurringForm } from '@bahi/contract/money/recurring/recurring.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { type FormValues, newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type Recurring = Answer<typeof recurringContract.get>;
export type RecurringRow = Answer<typeof recurringContract.list>['rows'][number];
export type Period = Recurring['periods'][number];
export type RepeatedDocument = Answer<typeof recurringContract.ofDocument>;
export type RecurringValues = FormValues<typeof recurringForm>;

/** What the form of a new record begins with. */
export function newRecurringValues(document: RepeatedDocument | undefined, name: string): RecurringValues {
  return newValues(recurringForm, {
    isAutomatic: false,
    documentId: document?.documentId ?? '',
    voucherId: document?.voucherId ?? '',
    name: name.slice(0, 100),
    unit: 'MONTH',
    every: '1',
    firstDayAD: document?.firstDayAD ?? '',
  });
}

/** A record as the form shows it, with what is to come from now on; the days are said AD. */
export function recurringValues(record: Recurring, { documentId, voucherId }: RepeatedDocument): RecurringValues {
  const values = valuesOfRecord(recurringForm, record);
  return { ...values, documentId: documentId ?? '', voucherId: voucherId ?? '', firstDayBS: '', lastDayBS: '' };
}
