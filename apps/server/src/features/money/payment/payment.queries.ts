import type { Answer, Input } from '@bahi/contract/endpoint';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { defaultDocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import { rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { paymentStatusOf } from '@bahi/domain/payment-status';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import {
  accountNamedBy,
  chequeOfPayment,
  type ChequeOfRow,
  chequeTold,
  namedAccount,
  type NamedAccountRow,
} from './payment.account.ts';
import { readAdvance } from './payment.advance.ts';
import { type DocumentRef, isPaidByAdvance, openPageOf, readDocuments, refuseUnreadable } from './payment.documents.ts';
import { readParty } from './payment.party.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

type Contract = typeof paymentContract;
type PaymentRow = NamedAccountRow &
  ChequeOfRow & {
    id: number;
    settlement_id: number;
    number: string | null;
    amount_paisa: number;
    paid_on: string;
    paid_on_bs: string;
    mode: SettlementMode;
    received_by_name: string;
  };

export function paymentsOfInvoice(
  context: Context,
  { params }: Input<Contract['ofInvoice']>,
): Promise<Answer<Contract['ofInvoice']>> {
  return paymentsOfDocument(context, { type: defaultDocumentKind, id: params.invoiceId });
}

export function paymentsOfComponent(
  context: Context,
  { params }: Input<Contract['ofComponent']>,
): Promise<Answer<Contract['ofComponent']>> {
  return paymentsOfDocument(context, { type: params.componentTypeKey, id: params.componentEntityId });
}

/** What a document came to, what was paid on it and what is still due; the payments newest first. */
export async function paymentsOfDocument(context: Context, ref: DocumentRef): Promise<Answer<Contract['ofInvoice']>> {
  refuseUnreadable(context, [ref]);
  const { db, businessId } = context;
  const [documents, party, payments] = await Promise.all([
    readDocuments(context, [ref]),
    readParty(context, ref),
    db.query<PaymentRow>(
      `select payment.id, payment.settlement_id, settlement.number, allocation.amount_paisa, payment.paid_on, payment.paid_on_bs,
         payment.mode, payment.received_by_name, ${namedAccount.columns}, ${chequeOfPayment.columns}
       from payment_allocation allocation
       join payment on payment.business_id = allocation.business_id and payment.id = allocation.payment_id
       join settlement on settlement.business_id = payment.business_id and settlement.id = payment.settlement_id
       ${namedAccount.join} ${chequeOfPayment.join}
       where allocation.business_id = $1 and allocation.document_id = $2
       order by payment.paid_on desc, payment.id desc`,
      [businessId, ref.id],
    ),
  ]);
  const [document] = documents;
  if (document === undefined) throw new Error('a document that is missing has failed');
  const whose = { ...document, party: documentKinds[ref.type].party };
  const advance = isPaidByAdvance(ref.type) ? await readAdvance(context, whose) : zeroPaisa;
  return {
    componentType: ref.type,
    componentEntityId: ref.id,
    code: document.code,
    totalAmount: rupeesFromPaisa(document.total),
    totalPaidAmount: rupeesFromPaisa(document.paid),
    dueAmount: rupeesFromPaisa(document.due),
    paymentStatus: paymentStatusOf(document.total, document.paid),
    isOpen: document.isOpen,
    ...party,
    advanceAmount: rupeesFromPaisa(advance),
    billDateAD: formatAdDate(document.billedOn),
    billDateBS: document.billedOnBs,
    payableFromAD: formatAdDate(document.payableFrom),
    paymentLedgerDetailResponseDtoList: payments.map((row) => ({
      id: row.id,
      masterId: row.settlement_id,
      receiptNumber: row.number,
      paymentAmount: rupeesOf(row.amount_paisa),
      paymentDate: row.paid_on,
      paymentDateBS: row.paid_on_bs,
      paymentMode: row.mode,
      ...accountNamedBy(row),
      cheque: chequeTold(row),
      receivedBy: row.received_by_name,
    })),
  };
}

/** What a customer still owes in an outlet, for a settlement over several documents. */
export async function listOpenDocuments(
  context: Context,
  { params, query }: Input<Contract['openDocuments']>,
): Promise<Answer<Contract['openDocuments']>> {
  const outlet = await readOutlet(context, query.outletId ?? null);
  const owed = { customerId: params.customerId, outletId: outlet.id };
  const [{ rows: documents, recordsTotal }, advance] = await Promise.all([
    openPageOf(context, owed, query),
    readAdvance(context, { party: 'customer', partyId: params.customerId, outletId: outlet.id }),
  ]);
  const rows = documents.map((document) => ({
    componentType: document.type,
    componentEntityId: document.id,
    code: document.code,
    billDateAD: formatAdDate(document.billedOn),
    billDateBS: document.billedOnBs,
    payableFromAD: formatAdDate(document.payableFrom),
    dueDateAD: document.dueOn,
    dueDateBS: document.dueOnBs,
    totalAmount: rupeesFromPaisa(document.total),
    dueAmount: rupeesFromPaisa(document.due),
  }));
  return { rows, recordsTotal, advanceAmount: rupeesFromPaisa(advance) };
}
