import type { Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { monthText, readPayments, takeOutlets } from '../../books/tax-office/tax-office.ts';
import { unbookEntries } from './vat-return.booking.ts';
import { countingOf, readAfter, readFilings } from './vat-return.filings.ts';
import type { ReturnRow } from './vat-return.rows.ts';
import { type Filing, getFiling, madeBy, of, readMonth } from './vat-return.saying.ts';

type Contract = typeof vatReturnContract;

/** The portal shows the return as verified: until then it is not filed. */
export async function verifyReturn(context: Context, { body }: Input<Contract['verify']>): Promise<Filing> {
  const month = readMonth(context, body.dayAD);
  const verifiedOn = readRequiredDay(context.calendar, { ad: body.verifiedOnAD, bs: null }, of('verifiedOnAD'));
  if (verifiedOn > context.today) fail('common.dateFuture', { field: 'verifiedOnAD' });
  await takeOutlets(context);
  const filings = await readFilings(context, month.to);
  const former = countingOf(filings) ?? fail('vatReturn.notFiled', { status: 409 });
  if (former.state === 'VERIFIED') fail('vatReturn.alreadyVerified', { status: 409 });
  const submittedOn = storedDay(former.submitted_on);
  if (verifiedOn < submittedOn)
    fail('vatReturn.beforeSubmitted', { field: 'verifiedOnAD', parameters: { day: dayText(context, submittedOn) } });
  const id = await insertRow(context.db, 'vat_return', {
    ...saidBefore(former),
    ...madeBy(context, month, filings),
    state: 'VERIFIED',
    verified_on: formatAdDate(verifiedOn),
    reason: null,
  });
  context.say('vatReturn.verified', { month: monthText(context, month.to) });
  return getFiling(context, id);
}

/** Takes back what was noted by mistake: of the owner alone, and the last month first. The lock of the month stays. */
export async function withdrawReturn(context: Context, { body }: Input<Contract['withdraw']>): Promise<Filing> {
  const month = readMonth(context, body.dayAD);
  if (context.session.userType !== 'BUSINESS_OWNER_USER') fail('vatReturn.ownerOnly', { status: 403 });
  await takeOutlets(context);
  const filings = await readFilings(context, month.to);
  const former = countingOf(filings) ?? fail('vatReturn.notFiled', { status: 409 });
  const later = await readAfter(context, month.to);
  if (later !== null)
    fail('vatReturn.laterFiled', {
      status: 409,
      parameters: { month: monthText(context, storedDay(later.month_end)) },
    });
  const payments = await readPayments(context, 'VAT', month.to);
  if (payments.some(({ told }) => told.isActive))
    fail('vatReturn.isPaid', { status: 409, parameters: { month: monthText(context, month.to) } });
  const id = await insertRow(context.db, 'vat_return', {
    ...saidBefore(former),
    ...madeBy(context, month, filings),
    state: 'WITHDRAWN',
    verified_on: null,
    reason: body.reason,
  });
  await unbookEntries(context, month, filings);
  context.say('vatReturn.withdrawn', { month: monthText(context, month.to) });
  return getFiling(context, id);
}

/** What a return said, for what is said of it next. */
function saidBefore(former: ReturnRow) {
  const { id: _id, said_at: _at, ...said } = former;
  return said;
}
