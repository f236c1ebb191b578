import type { Check } from '../../../platform/verify/check.ts';
import { vatCheck } from '../../books/ledger/ledger.verify.ts';
import { postedCheck } from '../due-document/due-document.verify.ts';

export const expenseChecks: readonly Check[] = [
  postedCheck('expense'),
  vatCheck(
    'input tax',
    'INPUT_VAT',
    'expense where business_id = $1 and is_active',
    'the VAT of the expenses is the input VAT account',
  ),
];
