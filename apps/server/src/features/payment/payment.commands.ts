import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/payment/payment.contract';
import type { PaymentMode } from '@bahi/contract/enumeration';
import type { CalendarDay } from '@bahi/domain/calendar-day';
import { isDateProblem, parseAdDate } from '@bahi/domain/bs-calendar';
import { asPaisa, type Paisa, paisaFromRupees, sumPaisa, zeroPaisa } from '@bahi/domain/money';
import { dueOf } from '@bahi/domain/payment-status';
import { postInvoicePayment } from '@bahi/domain/posting/invoice-payment';
import type { Context } from '../../platform/context.ts';
import { bothDates, readRequiredDay } from '../../platform/days.ts';
import { fail, failNotFound, type RefusedField } from '../../platform/errors.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { recordPosting } from '../ledger/posting.ts';
import { paymentsOfInvoice } from './payment.queries.ts';

type Contract = typeof paymentContract;
type Form = Input<Contract['create']>['body'];
type PaidRow = { mode: PaymentMode; day: CalendarDay; amount: Paisa };
type Bill = {
  id: number;
  outlet_id: number;
  customer_id: number;
  state: string;
  issued_on: string;
  total_paisa: number;
  paid_paisa: number;
};

/**
 * Takes one or several payments on an issued bill. The bill's row is locked first, so that payments which arrive at
 * once are judged one after another and never exceed the due amount together.
 */
export async function createPayment(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  if (body.componentType !== 'INVOICE') fail('payment.kindUnknown', { field: 'componentType' });
  const { db, businessId } = context;
  const [bill] = await db.query<Bill>(
    `select id, outlet_id, customer_id, state, issued_on, total_paisa, paid_paisa
     from invoice where business_id = $1 and id = $2 for update`,
    [businessId, body.componentEntityId],
  );
  if (bill === undefined) return failNotFound();
  const rows = checkPayment(context, body, bill);
  for (const row of rows) await writePayment(context, bill, row);
  const paid = sumPaisa(rows.map((row) => row.amount));
  await db.query(
    'update invoice set paid_paisa = paid_paisa + $3, version = version + 1 where business_id = $1 and id = $2',
    [businessId, bill.id, paid],
  );
  context.say('payment.saved');
  return paymentsOfInvoice(context, { params: { invoiceId: bill.id } });
}

/** Every rule of a payment; what is wrong is said at its row. */
function checkPayment(context: Context, form: Form, bill: Bill): PaidRow[] {
  if (bill.state !== 'FINAL') fail('payment.notOpen', { status: 409 });
  const due = dueOf(asPaisa(bill.total_paisa), asPaisa(bill.paid_paisa));
  if (due <= 0) fail('payment.alreadyPaid', { status: 409 });
  const billDay = parseAdDate(bill.issued_on);
  const refused: RefusedField[] = [];
  const rows = form.paymentLedgerDetailRequestDtoList.map((row, position): PaidRow => {
    const field = `paymentLedgerDetailRequestDtoList.${position}.paymentDate`;
    const day = readRequiredDay(context.calendar, { ad: row.paymentDate, bs: null }, { ad: field, bs: field });
    if (!isDateProblem(billDay) && day < Number(billDay)) refused.push({ field, key: 'payment.beforeBill' });
    if (day > context.today) refused.push({ field, key: 'payment.future' });
    return { mode: row.paymentMode, day, amount: paisaFromRupees(row.paymentAmount) ?? zeroPaisa };
  });
  if (sumPaisa(rows.map((row) => row.amount)) > due)
    refused.push({ field: 'totalPayingAmount', key: 'payment.aboveDue' });
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  return rows;
}

async function writePayment(context: Context, bill: Bill, row: PaidRow): Promise<void> {
  const { db, businessId, session } = context;
  const date = bothDates(row.day, context.calendar);
  const posted = postInvoicePayment({
    outletId: bill.outlet_id,
    customerId: bill.customer_id,
    amount: row.amount,
    mode: row.mode,
  });
  if (!posted.ok) fail('common.aboveZero', { field: 'totalPayingAmount' });
  const source = { kind: 'PAYMENT_RECEIVED', sourceKind: 'INVOICE', sourceId: bill.id };
  const entryId = await recordPosting(context, { ...source, outletId: bill.outlet_id, day: row.day }, posted.posting);
  const [paymentId] = await insertRows(
    db,
    'payment',
    [
      'business_id',
      'outlet_id',
      'customer_id',
      'mode',
      'amount_paisa',
      'paid_on',
      'paid_on_bs',
      'entry_id',
      'received_by',
      'received_by_name',
    ],
    [
      [
        businessId,
        bill.outlet_id,
        bill.customer_id,
        row.mode,
        row.amount,
        date.ad,
        date.bs,
        entryId,
        session.userId,
        session.fullName,
      ],
    ],
  );
  await insertRows(
    db,
    'payment_allocation',
    ['business_id', 'payment_id', 'invoice_id', 'amount_paisa', 'allocated_on'],
    [[businessId, paymentId, bill.id, row.amount, date.ad]],
  );
}
