import type { Answer, Input } from '@bahi/contract/endpoint';
import type { incomeContract } from '@bahi/contract/money/income/income.contract';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { postDue } from '@bahi/domain/posting/due';
import { dueCalls } from '../due-document/due-calls.ts';
import { dueDocumentOf } from '../due-document/due-rows.ts';

type Contract = typeof incomeContract;
type Form = Input<Contract['save']>['body'];

export const incomes = dueCalls({
  kind: 'INCOME',
  searched: [],
  partyOf: (form: Form) => form.customerId,
  headingOf: (form) => form.incomeHeading ?? form.heading,
  ownOf: (_context, _form, { shared }) => Promise.resolve({ own: shared, vat: zeroPaisa }),
  post: (due) => postDue('INCOME', due),
  answerOf: (row): Answer<Contract['list']>['rows'][number] => ({
    ...dueDocumentOf(row),
    incomeHeading: row.heading ?? '',
    customerId: row.party_id,
    customerName: row.party_name,
    customerNameNp: row.party_name_np,
  }),
});
