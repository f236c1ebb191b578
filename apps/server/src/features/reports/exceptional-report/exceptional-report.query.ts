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

/**
 * What the checks that are asked for found in the period, the gravest first, of each check the largest. Each check is a
 * statement of its own, run once: what they found is little, and rows, totals and groups are read from that.
 */
export async function exceptionsOf(asked: AskedExceptions): Promise<RawBuilder<unknown>> {
  const found: FoundRow[] = [];
  for (const code of meantBy(asked)) found.push(...(await foundBy(code, asked)));
  return sql`select found.code || ' ' || found.key as "findingKey", found.leads_to as "leadsTo", found.lead_id as "leadId",
      found.lead_code as "leadCode", found.outlet_id as "leadOutletId", found.severity as "severity",
      found.name as "checkName", found.name_np as "checkNameLocLang", found.day as "date", found.day_bs as "dateBS",
      found.document as "document", found.subject as "subject", found.subject_np as "subjectLocLang",
      business.company_name as "businessName", business.company_name_np as "businessNameLocLang",
      outlet.name as "outletName", outlet.name_np as "outletNameLocLang", found.amount as "amount",
      found.note as "note", found.note_np as "noteLocLang", found.to_do as "toDo", found.to_do_np as "toDoLocLang",
      found.found as "found", row_number() over (order by found.place, found.day desc nulls last, found.key)::int as "position"
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) found (code text, place int, severity text, name text, name_np text,
      to_do text, to_do_np text, found int, key text, leads_to text, lead_id bigint, lead_code text, day date, day_bs text,
      document text, subject text, subject_np text, outlet_id bigint, amount bigint, note text, note_np text)
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

/** A row of a check, as the columns of `findings` have it. */
type FoundRow = Readonly<Record<string, unknown>>;

async function foundBy(code: ExceptionCode, asked: AskedExceptions): Promise<FoundRow[]> {
  const statement = sql<FoundRow>`select finding.*, count(*) over ()::int as found from (${await checks[code](asked)}) finding
    order by finding.amount desc nulls last, finding.key limit ${mostFindings}`;
  const { severity, name, toDo } = exceptionChecks[code];
  const words = { name: name.en, name_np: name.ne, to_do: toDo.en, to_do_np: toDo.ne };
  const place = exceptionCodes.indexOf(code);
  const { rows } = await statement.execute(asked.db.tables());
  return rows.map((row) => ({ ...row, code, place, severity, ...words }));
}
