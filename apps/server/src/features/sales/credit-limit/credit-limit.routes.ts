import type { Answer } from '@bahi/contract/endpoint';
import { creditLimitContract } from '@bahi/contract/sales/credit-limit/credit-limit.contract';
import type { CreditRule } from '@bahi/domain/goods/credit-limit';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { creditTermsOf, rightToPass } from './credit-limit.ts';
import { readCreditUse } from './credit-use.ts';

/** What a customer may owe, and how they stand with it: shown where an invoice on credit is written. */
export function creditLimitRoutes(server: Server): void {
  implement(server, creditLimitContract, {
    ofCustomer: (context, { params }) => getCustomerCredit(context, params.id),
  });
}

async function getCustomerCredit(
  context: Context,
  customerId: number,
): Promise<Answer<(typeof creditLimitContract)['ofCustomer']>> {
  const { db, businessId, can } = context;
  const [row] = await db.query<{
    credit_limit_paisa: number | null;
    credit_days: number | null;
    credit_rule: CreditRule;
  }>(
    `select customer.credit_limit_paisa, customer.credit_days,
       (select business.credit_rule from business where business.id = $1) as credit_rule
     from customer where customer.business_id = $1 and customer.id = $2`,
    [businessId, customerId],
  );
  if (row === undefined) return failNotFound();
  const { limit, days } = creditTermsOf(row);
  const { owed, lateDays } = await readCreditUse(context, customerId);
  return {
    creditLimit: limit === null ? null : rupeesFromPaisa(limit),
    creditDays: days,
    owed: rupeesFromPaisa(owed),
    lateDays,
    creditRule: row.credit_rule,
    mayPass: can(rightToPass),
  };
}
