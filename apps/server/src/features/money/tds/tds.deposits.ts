import type { Answer, Input } from '@bahi/contract/endpoint';
import type { TdsDeposit } from '@bahi/contract/money/tds/tds-answer';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { isMoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import { postTdsDeposit } from '@bahi/domain/posting/accounts/tds';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { openDayFrom, refuseLocked } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { reverseSource } from '../../books/ledger/reversal/reverse-source.ts';
import { type MonthReader, readSums, refuseOfOutlet } from './tds.register.ts';

type Contract = typeof tdsContract;
const sourceKind = 'TDS_DEPOSIT';

type DepositRow = Row<'tds_deposit'> & { account_name: string; account_name_np: string | null };

/**
 * Pays tax of a month to the tax office: debit TDS payable, credit the account of the money. Never more than is left of what
 * the file of the month names, on a day that is open, with the number of the bank's voucher, which is used once.
 */
export async function makeDeposit(context: Context, { body }: Input<Contract['deposit']>): Promise<TdsDeposit> {
  const { db, businessId, calendar, session, today } = context;
  refuseOfOutlet(session);
  const month = bsMonthOf(readRequiredDay(calendar, { ad: body.dayAD, bs: null }, of('dayAD')), calendar);
  const paidOn = readRequiredDay(calendar, { ad: body.paidOnAD, bs: null }, of('paidOnAD'));
  if (paidOn > today) fail('common.dateFuture', { field: 'paidOnAD' });
  if (paidOn < month.from)
    fail('tds.beforeMonth', { field: 'paidOnAD', parameters: { day: dayText(context, month.from) } });
  await refuseLocked(context, { day: paidOn, field: 'paidOnAD', hasVat: false });
  // Two who pay at once do so one after the other.
  const outlets = await db.query<{ id: number }>(
    'select id from outlet where business_id = $1 order by id for update',
    [businessId],
  );
  const account = await readAccount(context, body.moneyAccountId);
  const amount = paisaOf(body.amount);
  const { payable } = await readSums(context, month);
  if (amount > payable)
    fail('tds.aboveLeft', {
      field: 'amount',
      parameters: { amount: formatRupees(payable < 0 ? paisaOf(0) : payable, context.language) },
    });
  const outletId = account.outlet_id ?? outlets[0]?.id ?? failNotFound();
  const date = bothDates(paidOn, calendar);
  const id = await insertRow(db, 'tds_deposit', {
    business_id: businessId,
    outlet_id: outletId,
    month_end: formatAdDate(month.to),
    account_code: account.code,
    amount_paisa: amount,
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
  });
  const source = {
    kind: 'TDS_DEPOSIT',
    sourceKind,
    sourceId: id,
    outletId,
    day: paidOn,
    narration: body.voucherNumber,
  };
  await recordPosting(context, source, postTdsDeposit(outletId, asAccountCode(account.code), amount));
  context.say('tds.deposited', { month: monthText(context, month.to) });
  return getDeposit(context, id);
}

/** Takes a payment of tax back on its own day, or the first open one after it, with the reason. */
export async function cancelDeposit(
  context: Context,
  { body }: Input<Contract['cancelDeposit']>,
): Promise<Answer<Contract['cancelDeposit']>> {
  const { db, businessId, session } = context;
  refuseOfOutlet(session);
  const [row] = await db.query<Row<'tds_deposit'>>(
    'select * from tds_deposit where business_id = $1 and id = $2 for update',
    [businessId, body.id],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'POSTED') fail('tds.alreadyCancelled', { status: 409 });
  const day = await openDayFrom(context, storedDay(row.paid_on), { hasVat: false });
  await reverseSource(context, { sourceKind, sourceId: row.id, day }, 'TDS_DEPOSIT_CANCELLATION');
  await db.query(
    `update tds_deposit set state = 'CANCELLED', cancel_reason = $3, cancelled_at = now(), cancelled_by = $4,
       cancelled_by_name = $5, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, body.reason, session.userId, session.fullName],
  );
  context.say('tds.depositCancelled');
  return getDeposit(context, row.id);
}

/** What was paid of a month, the newest first, also what was taken back. */
export async function readDeposits(
  { db, businessId }: MonthReader,
  end: CalendarDay,
): Promise<(DepositRow & { told: TdsDeposit })[]> {
  const rows = await db.query<DepositRow>(`${deposits} and deposit.month_end = $2 order by deposit.id desc`, [
    businessId,
    formatAdDate(end),
  ]);
  return rows.map((row) => ({ ...row, told: depositOf(row) }));
}

const deposits = `select deposit.*, account.name as account_name, account.name_np as account_name_np from tds_deposit deposit
  join account on account.business_id = deposit.business_id and account.code = deposit.account_code
  where deposit.business_id = $1`;

async function getDeposit({ db, businessId }: Context, id: number): Promise<TdsDeposit> {
  const [row] = await db.query<DepositRow>(`${deposits} and deposit.id = $2`, [businessId, id]);
  return row === undefined ? failNotFound() : depositOf(row);
}

function depositOf(row: DepositRow): TdsDeposit {
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
    return fail('tds.notMoney', { field: 'moneyAccountId' });
  return account;
}

/** A day that is sent AD alone, under this name. */
function of(name: string): { ad: string; bs: string } {
  return { ad: name, bs: name };
}

/** `कात्तिक २०८३`. */
export function monthText({ calendar, language }: Pick<Context, 'calendar' | 'language'>, day: CalendarDay): string {
  const { year, month } = bsFromDay(day, calendar);
  return `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
}
