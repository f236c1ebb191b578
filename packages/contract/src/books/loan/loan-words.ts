import type { loanEvery, loanWays } from '@bahi/domain/numbers/loan';
import type { Text } from '../../messages.ts';

type Said = (typeof loanWays)[number] | (typeof loanEvery)[number];

/** Ways of paying back, and how often, as statements and histories say them. */
export const loanWords = {
  LOAN_EQUAL_INSTALMENTS: { en: 'Equal instalments (EMI)', ne: 'बराबर किस्ता (ईएमआई)' },
  LOAN_EQUAL_PRINCIPAL: { en: 'Equal principal parts', ne: 'बराबर साँवा' },
  LOAN_INTEREST_ONLY: { en: 'Interest until the end', ne: 'ब्याज मात्र, साँवा अन्त्यमा' },
  LOAN_MONTHLY: { en: 'Every month', ne: 'हरेक महिना' },
  LOAN_QUARTERLY: { en: 'Every three months', ne: 'तीन-तीन महिनामा' },
  LOAN_HALF_YEARLY: { en: 'Every six months', ne: 'छ-छ महिनामा' },
  LOAN_YEARLY: { en: 'Every year', ne: 'हरेक वर्ष' },
} as const satisfies Record<`LOAN_${Said}`, Text>;
