import { openingDueForm } from '@bahi/contract/books/opening-due/opening-due.contract';
import { type FormValues, newValues, valuesOfRecord } from '@bahi/contract/form-values';
import type { OpeningDue, OpeningParty } from './opening-due-kind.ts';

type Values = FormValues<typeof openingDueForm>;

/** What the form of a new one begins with; days are sent by their AD fields. */
export function newOpeningDueValues(party: OpeningParty, asAtAD: string, outletId: number | ''): Values {
  return newValues(openingDueForm, { party, asAtAD, outletId });
}

/** An opening due as its form shows it. */
export function openingDueValues(due: OpeningDue): Values {
  return { ...valuesOfRecord(openingDueForm, due), billDateBS: '', dueDateBS: '', asAtBS: '' };
}
