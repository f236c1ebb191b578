import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import { fallenStates } from '@bahi/domain/posting/cash/cheque';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import { paperDate, withdrawalOf } from '../../../platform/paper/paper-date.ts';
import type { PaidByCheque, SettlementPaper, SettlementAllocation } from './paper/settlement-data.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { addressColumns } from '../../platform/geography/address-text.ts';
import { chequeOfPayment, type ChequeOfRow } from './payment.account.ts';
import { isRefund } from './payment.settlements.ts';
import { readDocuments } from './payment.documents.ts';
import { joinVendorAddress } from './payment.party.ts';
import { readPaymentsInForce, type AllocationInForce } from './payment.reverse.ts';

type SettlementRow = {
  outlet_id: number;
  kind: 'RECEIVED' | 'PAID';
  customer_id: number | null;
  vendor_id: number | null;
  number: string | null;
  fiscal_year: string | null;
  received_on: string;
  received_on_bs: string;
  total_paisa: number;
  remarks: string | null;
  delete_reason: string | null;
  deleted_at: Date | null;
  deleted_by_name: string | null;
  created_by_name: string;
  outlet_name: string;
  outlet_name_np: string | null;
  outlet_count: number;
};
type PaymentRow = ChequeOfRow & {
  mode: SettlementMode;
  amount_paisa: number;
  paid_on: string;
  paid_on_bs: string;
};
type PartyRow = {
  name: string;
  name_np: string | null;
  address: string | null;
  address_np: string | null;
  pan: string | null;
};

/** A settlement as it is put on paper now; `printedBy` is who asks for it. Of a deleted one, what it had been. */
export async function readSettlementPaper(
  reader: PaperReader,
  id: number,
  printedBy: string,
): Promise<SettlementPaper> {
  const { db, businessId } = reader;
  const [row] = await db.query<SettlementRow>(
    `select settlement.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       (select count(*)::int from outlet where business_id = $1) as outlet_count
     from settlement
     join outlet on outlet.business_id = settlement.business_id and outlet.id = settlement.outlet_id
     where settlement.business_id = $1 and settlement.id = $2`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  const [seller, look, party, payments, { payments: inForce, allocations }] = await Promise.all([
    readSeller(reader, row.outlet_id),
    readPaperLook(reader),
    readParty(reader, row),
    db.query<PaymentRow>(
      `select mode, payment.amount_paisa, paid_on, paid_on_bs, ${chequeOfPayment.columns} from payment ${chequeOfPayment.join}
       where payment.business_id = $1 and payment.settlement_id = $2
         and ($3 or reversal_entry_id is null or cheque.state = any($4)) order by paid_on, payment.id`,
      [businessId, id, row.deleted_at !== null, fallenStates],
    ),
    readPaymentsInForce(reader, id),
  ]);
  const paid = await paidAllocations(reader, allocations);
  return {
    ...headOf(reader, row),
    registerType: seller.printed.registerType,
    seller: paperSellerOf(seller.printed, look),
    party,
    payments: payments.map((payment) => ({
      mode: payment.mode,
      date: paperDate(reader.calendar, storedDay(payment.paid_on), payment.paid_on_bs),
      amount: asPaisa(payment.amount_paisa),
      cheque: chequeOn(reader, payment),
    })),
    allocations: paid,
    isRefund: isRefund(row),
    advance:
      row.deleted_at === null
        ? subtractPaisa(sumPaisa(inForce.map(({ amount }) => amount)), sumPaisa(paid.map(({ amount }) => amount)))
        : asPaisa(0),
    printedBy,
    printedAt: `${bothDates(todayInKathmandu(reader.now), reader.calendar).bs} ${timeInKathmandu(reader.now)}`,
  };
}

function chequeOn({ calendar }: PaperReader, row: PaymentRow): PaidByCheque | null {
  if (row.cheque_id === null) return null;
  return {
    number: row.cheque_number,
    bank: row.cheque_bank,
    date: paperDate(calendar, storedDay(row.cheque_dated_on), row.cheque_dated_on_bs),
    fell: fallenStates.find((state) => state === row.cheque_state) ?? null,
  };
}

function headOf({ calendar }: PaperReader, row: SettlementRow) {
  return {
    kind: row.kind,
    deletion: withdrawalOf(calendar, { at: row.deleted_at, reason: row.delete_reason, by: row.deleted_by_name }),
    number: row.number ?? '',
    fiscalYear: row.fiscal_year ?? '',
    date: paperDate(calendar, storedDay(row.received_on), row.received_on_bs),
    outletName: row.outlet_count > 1 ? { en: row.outlet_name, ne: row.outlet_name_np } : null,
    total: asPaisa(row.total_paisa),
    remarks: row.remarks,
    receivedBy: row.created_by_name,
  };
}

async function readParty({ db, businessId }: PaperReader, row: SettlementRow): Promise<SettlementPaper['party']> {
  const isCustomer = row.customer_id !== null;
  const [party] = await db.query<PartyRow>(isCustomer ? customerAsPrinted : vendorAsPrinted, [
    businessId,
    isCustomer ? row.customer_id : row.vendor_id,
  ]);
  if (party === undefined) return failNotFound();
  return {
    name: { en: party.name, ne: party.name_np },
    address: { en: party.address ?? '', ne: party.address_np },
    pan: party.pan,
  };
}

const customerAsPrinted = `select customer.name, customer.name_np, customer.vat_pan_no as pan, ${addressColumns('customer')} from customer
  join local_body on local_body.id = customer.local_body_id
  join district on district.id = customer.district_id
  where customer.business_id = $1 and customer.id = $2`;
const vendorAsPrinted = `select vendor.name, vendor.name_np, vendor.vat_pan_no as pan, ${addressColumns('vendor_address', 'street')} from vendor
  ${joinVendorAddress}
  where vendor.business_id = $1 and vendor.id = $2`;

/** Each document once, in the order in which they were paid. */
async function paidAllocations(
  reader: PaperReader,
  allocations: readonly AllocationInForce[],
): Promise<SettlementAllocation[]> {
  const isSame = (one: AllocationInForce, other: AllocationInForce): boolean =>
    one.type === other.type && one.id === other.id;
  const refs = allocations.filter(
    (allocation, position) => allocations.findIndex((one) => isSame(one, allocation)) === position,
  );
  const documents = await readDocuments(reader, refs);
  return refs.flatMap((ref, position) => {
    const document = documents[position];
    if (document === undefined) return [];
    return {
      type: ref.type,
      code: document.code ?? '',
      date: paperDate(reader.calendar, document.billedOn, document.billedOnBs),
      total: document.total,
      amount: sumPaisa(
        allocations.filter((allocation) => isSame(allocation, ref)).map((allocation) => allocation.amount),
      ),
    };
  });
}
