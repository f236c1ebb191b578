import type { Answer, Input } from '@bahi/contract/endpoint';
import type { TaxPayment } from '@bahi/contract/books/tax-office/tax-payment';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import { postTdsDeposit } from '@bahi/domain/posting/accounts/tds';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import {
  bookPayment,
  getPayment,
  monthText,
  paymentRow,
  readPaying,
  refuseAboveLeft,
  takeBackPayment,
} from '../../books/tax-office/tax-office.ts';
import { readSums, refuseOfOutlet } from './tds.register.ts';

type Contract = typeof tdsContract;

/**
 * Pays tax of a month to the tax office: debit TDS payable, credit the account of the money. Never more than is left of what
 * the file of the month names, on a day that is open, with the number of the bank's voucher, which is used once.
 */
export async function makeDeposit(context: Context, { body }: Input<Contract['deposit']>): Promise<TaxPayment> {
  const { db, calendar } = context;
  refuseOfOutlet(context.session);
  const month = bsMonthOf(
    readRequiredDay(calendar, { ad: body.dayAD, bs: null }, { ad: 'dayAD', bs: 'dayAD' }),
    calendar,
  );
  const paying = await readPaying(context, month.from, body);
  refuseAboveLeft(context, paying, (await readSums(context, month)).payable);
  const id = await insertRow(db, 'tds_deposit', paymentRow(context, month, paying, body));
  const posting = postTdsDeposit(paying.outletId, paying.account, paying.amount);
  await bookPayment(context, 'TDS', { paying, id, narration: body.voucherNumber }, posting);
  context.say('tds.deposited', { month: monthText(context, month.to) });
  return getPayment(context, 'TDS', id);
}

/** Takes a payment of tax back on its own day, or the first open one after it, with the reason. */
export async function cancelDeposit(
  context: Context,
  { body }: Input<Contract['cancelDeposit']>,
): Promise<Answer<Contract['cancelDeposit']>> {
  refuseOfOutlet(context.session);
  const taken = await takeBackPayment(context, 'TDS', body);
  context.say('tds.depositCancelled');
  return taken;
}
