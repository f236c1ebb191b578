import type { Answer, Input } from '@bahi/contract/endpoint';
import type { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { dueDayAfter } from '@bahi/domain/calendar/recurrence';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { accountsOfVoucher, accountsOfVoucherNp } from '../../books/voucher/voucher.queries.ts';
import { idsOf, readableRepeated, repeatedKindOf, repetitionOfKind } from './recurring.models.ts';

type Contract = typeof recurringContract;

/** A document that may come again; 404 for one that the caller may not read, or whose kind does not come again. */
export async function getRepeatedDocument(
  context: Context,
  { params }: Input<Contract['ofDocument']>,
): Promise<Answer<Contract['ofDocument']>> {
  const { db, businessId } = context;
  const [row] = await db.query<RepeatedDocument>(
    `select document.id, document.kind, coalesce(document.number, document.heading) as title, document.dated_on,
       document.total_paisa, coalesce(customer.name, vendor.name) as party_name,
       coalesce(customer.name_np, vendor.name_np) as party_name_np, false as has_bills
     from document
     left join customer on customer.business_id = document.business_id and customer.id = document.customer_id
     left join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
     where document.business_id = $1 and document.id = $2 and document.kind = any($3)`,
    [businessId, params.documentId, readableRepeated(context)],
  );
  return row === undefined ? failNotFound() : repeatedOf(context, row);
}

/** A voucher that may come again, in the same way. */
export async function getRepeatedVoucher(
  context: Context,
  { params }: Input<Contract['ofVoucher']>,
): Promise<Answer<Contract['ofVoucher']>> {
  const { db, businessId } = context;
  const [row] = await db.query<RepeatedDocument>(
    `select voucher.id, voucher.kind, voucher.number as title, voucher.dated_on, voucher.total_paisa,
       ${accountsOfVoucher} as party_name, ${accountsOfVoucherNp} as party_name_np,
       exists (select from voucher_line line where line.business_id = voucher.business_id
         and line.voucher_id = voucher.id and line.document_id is not null) as has_bills
     from voucher where voucher.business_id = $1 and voucher.id = $2 and voucher.kind = any($3)`,
    [businessId, params.voucherId, readableRepeated(context)],
  );
  return row === undefined ? failNotFound() : repeatedOf(context, row);
}

/** What comes again as the form begins with it: on the same day of the next month. */
async function repeatedOf(context: Context, row: RepeatedDocument): Promise<Answer<Contract['ofDocument']>> {
  const { today, calendar } = context;
  const kind = repeatedKindOf(row);
  const repetition = repetitionOfKind(kind);
  const { document_id: documentId, voucher_id: voucherId } = idsOf(kind, row.id);
  const datedOn = storedDay(row.dated_on);
  const monthly = { unit: 'MONTH', every: 1, firstOn: addDays(datedOn, 1), lastOn: null } as const;
  const dayOfMonth = bsFromDay(datedOn, calendar).day;
  const first = dueDayAfter({ ...monthly, dayOfMonth }, addDays(today, -1), calendar);
  return {
    documentId,
    voucherId,
    kind,
    documentTitle: row.title,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    amount: rupeesOf(row.total_paisa),
    firstDayAD: first === null ? null : formatAdDate(first),
    takesOldest: row.has_bills,
    mayIssue: repetition.as === 'DRAFT' && (await repetition.mayIssue(context, row.id)),
  };
}

type RepeatedDocument = {
  id: number;
  kind: string;
  title: string | null;
  dated_on: string;
  total_paisa: number;
  party_name: string;
  party_name_np: string | null;
  /** Some of its lines are set against a bill that was chosen. */
  has_bills: boolean;
};
