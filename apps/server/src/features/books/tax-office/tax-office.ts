import type { TaxPayment, TaxPaymentForm } from '@bahi/contract/books/tax-office/tax-payment';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { isMoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import { asAccountCode, type JournalLine } from '@bahi/domain/posting/ledger';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { openDayFrom, refuseLocked } from '../ledger/open-days.ts';
import { recordPosting } from '../ledger/posting.ts';
import { reverseSource } from '../ledger/reversal/reverse-source.ts';

/** The taxes that are paid to the tax office month by month: where their payments stand, and how their entries are called. */
export const paidTaxes = {
  TDS: { table: 'tds_deposit', sourceKind: 'TDS_DEPOSIT' },
  VAT: { table: 'vat_payment', sourceKind: 'VAT_PAYMENT' },
} as const;
export type PaidTax = keyof typeof paidTaxes;

type Month = { readonly from: CalendarDay; readonly to: CalendarDay };
type Reader = Pick<Context, 'db' | 'businessId'>;
export type TaxPaymentRow = Row<'tds_deposit'> & { account_name: string; account_name_np: string | null };

/** What is to be paid, from where and when. */
export type Paying = { paidOn: CalendarDay; amount: Paisa; outletId: number; account: JournalLine['account'] };

/** `कात्तिक २०८३`. */
export function monthText({ calendar, language }: Pick<Context, 'calendar' | 'language'>, day: CalendarDay): string {
  const { year, month } = bsFromDay(day, calendar);
  return `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
}

/**
 * Takes all outlets, so that what concerns the tax of the whole business is done one after another, and nothing is posted
 * meanwhile; answers the one whose books have what is of none: the first that is in use.
 */
export async function takeOutlets({ db, businessId }: Reader): Promise<number> {
  const outlets = await db.query<{ id: number; is_active: boolean }>(
    'select id, is_active from outlet where business_id = $1 order by id for update',
    [businessId],
  );
  return (outlets.find(({ is_active: isActive }) => isActive) ?? outlets[0])?.id ?? failNotFound();
}

/**
 * Reads a payment of the tax of a month: on a day that is open and not before the first that it can be paid on, out of an
 * account of money. Two who pay at once do so one after the other.
 */
export async function readPaying(context: Context, firstDay: CalendarDay, body: TaxPaymentForm): Promise<Paying> {
  const { calendar, today } = context;
  const paidOn = readRequiredDay(calendar, { ad: body.paidOnAD, bs: null }, { ad: 'paidOnAD', bs: 'paidOnAD' });
  if (paidOn > today) fail('common.dateFuture', { field: 'paidOnAD' });
  if (paidOn < firstDay)
    fail('taxOffice.beforeMonth', { field: 'paidOnAD', parameters: { day: dayText(context, firstDay) } });
  await refuseLocked(context, { day: paidOn, field: 'paidOnAD', hasVat: false });
  const ofWhole = await takeOutlets(context);
  const account = await readAccount(context, body.moneyAccountId);
  return {
    paidOn,
    amount: paisaOf(body.amount),
    outletId: account.outlet_id ?? ofWhole,
    account: asAccountCode(account.code),
  };
}

/** A month is never paid above what is left of it. */
export function refuseAboveLeft({ language }: Context, { amount }: Paying, left: Paisa): void {
  if (amount <= left) return;
  const shown = formatRupees(left < 0 ? paisaOf(0) : left, language);
  fail('taxOffice.aboveLeft', { field: 'amount', parameters: { amount: shown } });
}

/** The row of a payment, the same of each tax. */
export function paymentRow(
  { businessId, calendar, session }: Context,
  month: Month,
  paying: Paying,
  body: TaxPaymentForm,
) {
  const date = bothDates(paying.paidOn, calendar);
  return {
    business_id: businessId,
    outlet_id: paying.outletId,
    month_end: formatAdDate(month.to),
    account_code: paying.account,
    amount_paisa: paying.amount,
    paid_on: date.ad,
    paid_on_bs: date.bs,
    submission_number: body.submissionNumber,
    voucher_number: body.voucherNumber,
    cancel_reason: null,
    cancelled_at: null,
    cancelled_by: null,
    cancelled_by_name: null,
    created_by: session.userId,
    created_by_name: session.fullName,
  };
}

/** The entry of a payment, told by the number of its voucher. */
export async function bookPayment(
  context: Context,
  tax: PaidTax,
  { paying: { outletId, paidOn }, id, narration }: { paying: Paying; id: number; narration: string },
  posting: Posting,
): Promise<void> {
  const { sourceKind } = paidTaxes[tax];
  const source = { kind: sourceKind, sourceKind, sourceId: id, outletId, day: paidOn, narration };
  await recordPosting(context, source, posting);
}

/** Takes a payment of tax back on its own day, or the first open one after it, with the reason. */
export async function takeBackPayment(
  context: Context,
  tax: PaidTax,
  { id, reason }: { id: number; reason: string },
): Promise<TaxPayment> {
  const { db, businessId, session } = context;
  const { table, sourceKind } = paidTaxes[tax];
  const [row] = await db.query<Row<'tds_deposit'>>(
    `select * from ${table} where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'POSTED') fail('taxOffice.alreadyCancelled', { status: 409 });
  const day = await openDayFrom(context, storedDay(row.paid_on), { hasVat: false });
  await reverseSource(context, { sourceKind, sourceId: row.id, day }, `${sourceKind}_CANCELLATION`);
  await db.query(
    `update ${table} set state = 'CANCELLED', cancel_reason = $3, cancelled_at = now(), cancelled_by = $4,
       cancelled_by_name = $5, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, reason, session.userId, session.fullName],
  );
  return getPayment(context, tax, row.id);
}

/** What was paid of the tax of a month, the newest first, also what was taken back. */
export async function readPayments(
  { db, businessId }: Reader,
  tax: PaidTax,
  end: CalendarDay,
): Promise<(TaxPaymentRow & { told: TaxPayment })[]> {
  const rows = await db.query<TaxPaymentRow>(`${paymentsOf(tax)} and paid.month_end = $2 order by paid.id desc`, [
    businessId,
    formatAdDate(end),
  ]);
  return rows.map((row) => ({ ...row, told: paymentOf(row) }));
}

export async function getPayment({ db, businessId }: Reader, tax: PaidTax, id: number): Promise<TaxPayment> {
  const [row] = await db.query<TaxPaymentRow>(`${paymentsOf(tax)} and paid.id = $2`, [businessId, id]);
  return row === undefined ? failNotFound() : paymentOf(row);
}

function paymentsOf(tax: PaidTax): string {
  return `select paid.*, account.name as account_name, account.name_np as account_name_np from ${paidTaxes[tax].table} paid
    join account on account.business_id = paid.business_id and account.code = paid.account_code
    where paid.business_id = $1`;
}

function paymentOf(row: TaxPaymentRow): TaxPayment {
  return {
    id: row.id,
    monthEndAD: row.month_end,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    amount: rupeesOf(row.amount_paisa),
    paidOnAD: row.paid_on,
    paidOnBS: row.paid_on_bs,
    submissionNumber: row.submission_number,
    voucherNumber: row.voucher_number,
    isActive: row.state === 'POSTED',
    cancelReason: row.cancel_reason,
    madeBy: row.created_by_name,
  };
}

/** The account of money that it is paid from, held as it is until the transaction ends. */
async function readAccount({ db, businessId }: Context, id: number): Promise<Row<'account'>> {
  const [account] = await db.query<Row<'account'>>(
    'select * from account where business_id = $1 and id = $2 for share',
    [businessId, id],
  );
  if (account === undefined || !account.is_active || !isMoneyGroup(account.group_code))
    return fail('taxOffice.notMoney', { field: 'moneyAccountId' });
  return account;
}
