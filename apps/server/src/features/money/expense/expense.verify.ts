import type { Check } from '../../../platform/verify/check.ts';
import { categoryCheck } from '../due-document/due-document.verify.ts';

export const expenseChecks: readonly Check[] = [categoryCheck('EXPENSE', 'EXPENSES', 'debit_paisa - credit_paisa')];
