import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { longestList } from '@bahi/contract/paging';
import type { Answer } from '@bahi/contract/endpoint';
import { addDays, type CalendarDay, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import { vatBesideRegisters } from '@bahi/domain/posting/accounts/vat-payment';
import { statementSums } from '@bahi/domain/posting/accounts/statement-parts';
import { type VatFigures, vatReturnOf } from '@bahi/domain/numbers/vat-return';
import { asPaisa, paisaOf, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { listMoneyAccounts } from '../../books/money-account/money-account.queries.ts';
import { monthToFileFirst, readBefore } from '../vat-return/vat-return.filings.ts';
import type { ReturnRow } from '../vat-return/vat-return.rows.ts';
import { seesSales } from './dashboard.sees.ts';

type Business = NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>;

/** What lies where money is at hand, as the list of those places tells it. */
export async function readMoney(context: Context): Promise<Business['money']> {
  if (!context.can('cash-and-bank.read')) return null;
  const { rows } = await listMoneyAccounts(context, { query: { pageNumber: 0, pageSize: longestList } });
  const inAll = (kind: (typeof rows)[number]['kind']): number =>
    rupeesOf(sumPaisa(rows.filter((row) => row.kind === kind).map(({ balanceAmount }) => paisaOf(balanceAmount))));
  return { cash: inAll('CASH'), bank: inAll('BANK'), wallet: inAll('WALLET') };
}

type Sums = Record<'net' | 'gross', number> & { is_registered: boolean };

/** What the kept days of the month say of sales and profit, the sums of profit and loss; and its VAT, the boxes of its return. */
export async function readMonthBooks(
  context: Context,
): Promise<Pick<Business, 'netSales' | 'isVatRegistered' | 'grossProfit' | 'vat'>> {
  const { db, businessId, today, calendar, can } = context;
  const month = bsMonthOf(today, calendar);
  const earned = (sum: 'NET_SALES' | 'GROSS_PROFIT'): string =>
    `coalesce(sum(day.credit_paisa - day.debit_paisa) filter (where day.source_kind <> 'CLOSING_VOUCHER'
       and account_group.part in (${statementSums[sum].map((part) => `'${part}'`).join(', ')})), 0)::bigint`;
  const [sums] = await db.query<Sums>(
    `select ${earned('NET_SALES')} as net, ${earned('GROSS_PROFIT')} as gross, (select register_type = 'VAT' from business where id = $1) as is_registered
     from account_day day
     join account on account.business_id = day.business_id and account.code = day.account_code
     join account_group on account_group.business_id = account.business_id and account_group.code = account.group_code
     where day.business_id = $1 and day.day between $2 and $3`,
    [businessId, formatAdDate(month.from), formatAdDate(today)],
  );
  const seesProfit = can('profit-and-loss.report') && can(rightToCost);
  return {
    netSales: seesSales(context) ? rupeesOf(sums?.net ?? 0) : 0,
    isVatRegistered: sums?.is_registered === true,
    grossProfit: seesProfit ? rupeesOf(sums?.gross ?? 0) : null,
    vat: sums?.is_registered === true ? await vatOf(context, month) : null,
  };
}

/** The VAT of the month so far, as its return says it in whole rupees. A return is of a whole business that is registered. */
async function vatOf(context: Context, month: { from: CalendarDay; to: CalendarDay }): Promise<Business['vat']> {
  const { today, calendar, can, session } = context;
  if (session.outletId !== null || !can('vat-return.read')) return null;
  const before = await readBefore(context, month.to);
  const end = await nextReturn(context, before, month);
  const due = vatReturnDueOn(end, calendar);
  // Only the month that is filed last brings something forward into this one.
  const broughtForward = before === null || end !== month.to ? 0 : before.carried_forward;
  const typed = { adjustmentCredit: 0, adjustmentDebit: 0, broughtForward, refundAsked: 0 };
  const { boxes } = vatReturnOf(await readTaxOf(context, month), typed);
  return {
    onSales: boxes['1.1'].debit ?? 0,
    onPurchases: (boxes['2.1'].credit ?? 0) + (boxes['2.2'].credit ?? 0),
    broughtForward,
    amount: boxes['7'].value ?? 0,
    returnDayAD: formatAdDate(end),
    dueDayAD: formatAdDate(due),
    daysLeft: daysBetween(today, due),
  };
}

/**
 * The tax of a month by its kept days, which a tie of the return and `verify` hold to be that of the registers: what is opened
 * every day walks through no documents.
 */
async function readTaxOf(
  { db, businessId }: Context,
  month: { from: CalendarDay; to: CalendarDay },
): Promise<VatFigures> {
  const [row] = await db.query<{ sales: number; purchases: number }>(
    `select coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'OUTPUT_VAT'), 0)::bigint as sales,
       coalesce(sum(debit_paisa - credit_paisa) filter (where account_code = 'INPUT_VAT'), 0)::bigint as purchases
     from account_day where business_id = $1 and account_code in ('OUTPUT_VAT', 'INPUT_VAT')
       and not source_kind = any($4) and day between $2 and $3`,
    [businessId, formatAdDate(month.from), formatAdDate(month.to), vatBesideRegisters],
  );
  return { ...noFigures, salesTax: asPaisa(row?.sales ?? 0), purchaseTax: asPaisa(row?.purchases ?? 0) };
}

const noFigures: VatFigures = {
  taxableSales: zeroPaisa,
  salesTax: zeroPaisa,
  exports: zeroPaisa,
  exemptSales: zeroPaisa,
  taxablePurchases: zeroPaisa,
  purchaseTax: zeroPaisa,
  taxableImports: zeroPaisa,
  importTax: zeroPaisa,
  exemptPurchases: zeroPaisa,
  exemptImports: zeroPaisa,
};

/** The last day of the month whose return comes next: of whoever has filed none yet, the last month where it had VAT. */
async function nextReturn(
  context: Context,
  before: ReturnRow | null,
  month: { from: CalendarDay; to: CalendarDay },
): Promise<CalendarDay> {
  if (before !== null) return monthToFileFirst(context, before, month.to) ?? month.to;
  const last = addDays(month.from, -1);
  const [found] = await context.db.query(
    `select from account_day where business_id = $1 and account_code in ('INPUT_VAT', 'OUTPUT_VAT')
       and not source_kind = any($4) and day between $2 and $3 limit 1`,
    [context.businessId, formatAdDate(bsMonthOf(last, context.calendar).from), formatAdDate(last), vatBesideRegisters],
  );
  return found === undefined ? month.to : last;
}
