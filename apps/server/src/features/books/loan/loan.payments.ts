import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Loan, PostedPayment } from './loan.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** The payments of a loan, in their order. */
export async function readPayments(context: Reader, id: number): Promise<PostedPayment[]> {
  return (await readPaymentsOf(context, [id]))(id);
}

/** The payments of several loans at once, by the loan and in their order. */
export async function readPaymentsOf(
  { db, businessId }: Reader,
  ids: readonly number[],
): Promise<(id: number) => PostedPayment[]> {
  const payments = await db.query<PostedPayment>(
    `select payment.*, voucher.number as code, voucher.dated_on, voucher.dated_on_bs from loan_payment payment
     join voucher on voucher.business_id = payment.business_id and voucher.id = payment.voucher_id
     where payment.business_id = $1 and payment.loan_id = any($2) order by payment.loan_id, payment.place`,
    [businessId, ids],
  );
  const byLoan = Map.groupBy(payments, (payment) => payment.loan_id);
  return (id) => byLoan.get(id) ?? [];
}

/** A payment as the loan shows it. */
export function shownPayment(payment: PostedPayment): Loan['payments'][number] {
  const { voucher_id: id, code, created_by_name: postedBy } = payment;
  return {
    place: payment.place,
    paidOnAD: payment.dated_on,
    paidOnBS: payment.dated_on_bs,
    dueOnAD: payment.due_on,
    principal: rupeesOf(payment.principal_paisa),
    interest: rupeesOf(payment.interest_paisa),
    charges: rupeesOf(payment.charges_paisa),
    voucher: { id, code: code ?? '', postedBy },
  };
}
