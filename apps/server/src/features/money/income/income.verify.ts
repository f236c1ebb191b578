import type { Check } from '../../../platform/verify/check.ts';
import { postedCheck } from '../due-document/due-document.verify.ts';

export const incomeChecks: readonly Check[] = [postedCheck('income')];
