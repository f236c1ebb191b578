import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type DocumentKind, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { openedKinds } from './voucher.settle.ts';

type Contract = typeof voucherContract;
type Due = Answer<Contract['get']>['dues'][number];
type Reader = Pick<Context, 'db' | 'businessId' | 'can'>;
type DueRow = {
  effect: Due['effect'];
  kind: DocumentKind;
  id: number;
  code: string | null;
  party_name: string;
  party_name_np: string | null;
  dated_on: string;
  amount_paisa: number;
  open_paisa: number;
};

/** As many bills as a line offers: the oldest. */
const mostBills = 200;

/** What the lines of a voucher opened, and what they were set against; of one that was taken back nothing. */
export async function readDuesOf({ db, businessId, can }: Reader, voucherId: number): Promise<Due[]> {
  const rows = await db.query<DueRow>(
    `select told.effect, document.kind, document.id, coalesce(document.number, document.heading) as code,
       coalesce(customer.name, vendor.name) as party_name, coalesce(customer.name_np, vendor.name_np) as party_name_np,
       document.dated_on, told.amount_paisa, document.total_paisa - document.paid_paisa as open_paisa
     from (select 'OPENS' as effect, own.id, document.total_paisa as amount_paisa from voucher_due own
         join document on document.business_id = own.business_id and document.id = own.id and document.state = 'FINAL'
         where own.business_id = $1 and own.voucher_id = $2
       union all
       select 'SETTLES', document_id, sum(amount_paisa)::bigint from document_credit
         where business_id = $1 and voucher_id = $2 group by document_id having sum(amount_paisa) <> 0) told
     join document on document.business_id = $1 and document.id = told.id
     left join customer on customer.business_id = $1 and customer.id = document.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id
     order by told.effect desc, document.dated_on, document.id`,
    [businessId, voucherId],
  );
  return rows.map((row) => ({
    effect: row.effect,
    documentKind: row.kind,
    documentId: row.id,
    code: isReadable(can, row.kind) ? row.code : null,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    dateAD: row.dated_on,
    amount: rupeesOf(row.amount_paisa),
    remaining: rupeesOf(row.open_paisa),
  }));
}

type BillRow = { id: number; kind: DocumentKind; code: string | null; dated_on_bs: string; due_paisa: number };

/**
 * What is open between the business and a party in an outlet, the oldest first, and what it comes to in all: of the bills
 * those that the caller may read, which alone they may choose.
 */
export async function listOpenBills(
  context: Context,
  { query }: Input<Contract['openBills']>,
): Promise<Answer<Contract['openBills']>> {
  const { db, businessId, can } = context;
  const { id: outletId } = await readOutlet(context, query.outletId ?? null);
  const party = query.vendorId === undefined ? 'customer' : 'vendor';
  const readable = openedKinds[party].filter((kind) => isReadable(can, kind));
  const rows = await db.query<BillRow & { all_paisa: number }>(
    `select id, kind, coalesce(number, heading) as code, dated_on_bs, due_paisa,
       sum(due_paisa) over ()::bigint as all_paisa
     from document_due where business_id = $1 and (customer_id = $2 or vendor_id = $3) and outlet_id = $4 and kind = any($5)
     order by kind <> all($6), dated_on, id limit $7`,
    [businessId, query.customerId ?? null, query.vendorId ?? null, outletId, openedKinds[party], readable, mostBills],
  );
  return {
    due: rupeesOf(rows[0]?.all_paisa ?? 0),
    bills: rows
      .filter(({ kind }) => isReadable(can, kind))
      .map((row) => ({
        id: row.id,
        code: row.code,
        dateBS: row.dated_on_bs,
        dueAmount: rupeesOf(row.due_paisa),
      })),
  };
}

/** What a bill is called by is for who may read such bills, where they are private. */
export function isReadable(can: Context['can'], kind: DocumentKind): boolean {
  return !documentKinds[kind].isPrivate || can(rightToRead(kind));
}
