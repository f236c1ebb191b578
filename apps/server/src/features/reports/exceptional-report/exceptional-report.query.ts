import {
  type ExceptionCode,
  exceptionChecks,
  exceptionCodes,
} from '@bahi/contract/reports/exceptional-report/exception-checks';
import { mostFindings } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { type RawBuilder, sql } from 'kysely';
import { roundAtNight, splitUnderLimit } from './checks/amounts.ts';
import {
  cashBelowZero,
  contraryBalances,
  customersInCredit,
  stockBelowZero,
  vendorsInDebit,
} from './checks/balances.ts';
import { duplicateAmounts, duplicateNumbers } from './checks/duplicates.ts';
import type { AskedExceptions, Check } from './checks/finding.ts';
import { firstDigits } from './checks/first-digits.ts';
import { numberGaps } from './checks/numbers.ts';
import { belowCost, cancelledPrinted, withoutPan } from './checks/sales.ts';
import { afterFiling, afterLock, backDated } from './checks/times.ts';

/** The query of each check. */
const checks: Readonly<Record<ExceptionCode, Check>> = {
  AFTER_LOCK: afterLock,
  AFTER_FILING: afterFiling,
  NUMBER_GAP: numberGaps,
  CANCELLED_PRINTED: cancelledPrinted,
  CASH_BELOW_ZERO: cashBelowZero,
  DUPLICATE_NUMBER: duplicateNumbers,
  NEGATIVE_STOCK: stockBelowZero,
  SPLIT_UNDER_LIMIT: splitUnderLimit,
  ROUND_AT_NIGHT: roundAtNight,
  DUPLICATE_AMOUNT: duplicateAmounts,
  BELOW_COST: belowCost,
  NO_PAN: withoutPan,
  CONTRARY_BALANCE: contraryBalances,
  VENDOR_IN_DEBIT: vendorsInDebit,
  CUSTOMER_IN_CREDIT: customersInCredit,
  FIRST_DIGITS: firstDigits,
  BACK_DATED: backDated,
};

/** What the checks that are asked for found in the period, the gravest first, of each check the largest. */
export async function exceptionsOf(asked: AskedExceptions): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const code of meantBy(asked)) parts.push(await foundBy(code, asked));
  if (parts.length === 0) parts.push(sql`(select * from (${await foundBy('NEGATIVE_STOCK', asked)}) found where false)`);
  return sql`select found.code || ' ' || found.key as "findingKey", found.leads_to as "leadsTo", found.lead_id as "leadId",
      found.lead_code as "leadCode", found.outlet_id as "leadOutletId", found.severity as "severity",
      found.name as "checkName", found.name_np as "checkNameLocLang", found.day as "date", found.day_bs as "dateBS",
      found.document as "document", found.subject as "subject", found.subject_np as "subjectLocLang",
      business.company_name as "businessName", business.company_name_np as "businessNameLocLang",
      outlet.name as "outletName", outlet.name_np as "outletNameLocLang", found.amount as "amount",
      found.note as "note", found.note_np as "noteLocLang", found.to_do as "toDo", found.to_do_np as "toDoLocLang",
      found.found as "found", row_number() over (order by found.place, found.day desc nulls last, found.key)::int as "position"
    from (${sql.join(parts, sql` union all `)}) found
    left join outlet on outlet.business_id = ${asked.businessId} and outlet.id = found.outlet_id
    left join business on business.id = ${asked.businessId}`;
}

/** The checks that the filter leaves; what goods cost is told to who may see it alone. */
function meantBy({ filter, seesCost }: AskedExceptions): ExceptionCode[] {
  return exceptionCodes.filter(
    (code) =>
      (filter.check ?? code) === code &&
      (filter.severity ?? exceptionChecks[code].severity) === exceptionChecks[code].severity &&
      (seesCost || code !== 'BELOW_COST'),
  );
}

async function foundBy(code: ExceptionCode, asked: AskedExceptions): Promise<RawBuilder<unknown>> {
  const { severity, name, toDo } = exceptionChecks[code];
  return sql`(select ${code}::text as code, ${exceptionCodes.indexOf(code)}::int as place, ${severity}::text as severity,
      ${name.en}::text as name, ${name.ne}::text as name_np, ${toDo.en}::text as to_do, ${toDo.ne}::text as to_do_np,
      finding.*, count(*) over ()::int as found
    from (${await checks[code](asked)}) finding order by finding.amount desc nulls last, finding.key limit ${mostFindings})`;
}
