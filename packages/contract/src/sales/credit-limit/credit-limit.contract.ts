import { creditRules } from '@bahi/domain/goods/credit-limit';
import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';

/** How a customer stands with what they may owe, over all outlets. Amounts are rupees. */
const customerCredit = z
  .object({
    /** Null where it is not limited; 0 for nothing on credit. */
    creditLimit: z.number().nullable(),
    creditDays: z.int().nullable(),
    /** What they owe less what they have in advance: below zero where that is more. */
    owed: z.number(),
    /** How many days ago the oldest bill was written that is past its due day; null where none is. */
    lateDays: z.int().nullable(),
    /** What becomes of a bill beyond it, and whether the caller may let it pass with a reason. */
    creditRule: z.enum(creditRules),
    mayPass: z.boolean(),
  })
  .meta({ id: 'CustomerCredit' });

export const creditLimitContract = contract('creditLimit', {
  ofCustomer: { call: 'GET /v1/customer/credit/:id', access: 'invoice.read', toast: 'silent', answer: customerCredit },
});
