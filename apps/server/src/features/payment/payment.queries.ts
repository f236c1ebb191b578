import type { Answer, Input } from '@bahi/contract/endpoint';
import type { PaymentMode } from '@bahi/contract/enumeration';
import type { paymentContract } from '@bahi/contract/payment/payment.contract';
import { asPaisa, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/money';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';
import type { Context } from '../../platform/context.ts';
import { failNotFound } from '../../platform/errors.ts';

type Contract = typeof paymentContract;
type BillRow = {
  number: string | null;
  state: string;
  total_paisa: number;
  paid_paisa: number;
  customer_name: string;
  customer_name_np: string | null;
  customer_address: string;
  customer_address_np: string;
  issued_on: string;
  issued_on_bs: string;
};
type PaymentRow = {
  id: number;
  amount_paisa: number;
  paid_on: string;
  paid_on_bs: string;
  mode: PaymentMode;
  received_by_name: string;
};

/** What a bill came to, what was paid on it and what is still due; the payments newest first. */
export async function paymentsOfInvoice(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { params }: Input<Contract['ofInvoice']>,
): Promise<Answer<Contract['ofInvoice']>> {
  const [bills, payments] = await Promise.all([
    db.query<BillRow>(
      `select number, state, total_paisa, paid_paisa, customer_name, customer_name_np, customer_address, customer_address_np,
         issued_on, issued_on_bs from invoice where business_id = $1 and id = $2`,
      [businessId, params.invoiceId],
    ),
    db.query<PaymentRow>(
      `select payment.id, allocation.amount_paisa, payment.paid_on, payment.paid_on_bs, payment.mode, payment.received_by_name
       from payment_allocation allocation
       join payment on payment.business_id = allocation.business_id and payment.id = allocation.payment_id
       where allocation.business_id = $1 and allocation.invoice_id = $2
       order by payment.paid_on desc, payment.id desc`,
      [businessId, params.invoiceId],
    ),
  ]);
  const bill = bills[0] ?? failNotFound();
  const total = asPaisa(bill.total_paisa);
  const paid = asPaisa(bill.paid_paisa);
  return {
    code: bill.number,
    totalAmount: rupeesFromPaisa(total),
    totalPaidAmount: rupeesFromPaisa(paid),
    dueAmount: rupeesFromPaisa(bill.state === 'FINAL' ? dueOf(total, paid) : zeroPaisa),
    paymentStatus: paymentStatusOf(total, paid),
    customerName: bill.customer_name,
    customerNameNp: bill.customer_name_np,
    customerAddress: bill.customer_address,
    customerAddressNp: bill.customer_address_np,
    billDateAD: bill.issued_on,
    billDateBS: bill.issued_on_bs,
    paymentLedgerDetailResponseDtoList: payments.map((row) => ({
      id: row.id,
      paymentAmount: rupeesFromPaisa(asPaisa(row.amount_paisa)),
      paymentDate: row.paid_on,
      paymentDateBS: row.paid_on_bs,
      paymentMode: row.mode,
      receivedBy: row.received_by_name,
    })),
  };
}
