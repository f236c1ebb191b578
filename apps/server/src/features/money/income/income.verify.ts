import type { Check } from '../../../platform/verify/check.ts';
import { categoryCheck } from '../due-document/due-document.verify.ts';

export const incomeChecks: readonly Check[] = [categoryCheck('INCOME', 'OTHER_INCOME', 'credit_paisa - debit_paisa')];
