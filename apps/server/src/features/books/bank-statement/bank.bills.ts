import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { searchPattern } from '../../../platform/database/list-query.ts';
import { readBankAccount } from './bank.account.ts';
import { payableKinds, payableOf } from './bank.dues.ts';
import { accountOfLine } from './bank.make.ts';

type Contract = typeof bankStatementContract;

const mostBills = 20;

/** Open documents that a line may pay, found by number and party, those of its very amount first. */
export async function listBills(
  context: Context,
  { params: { id }, query }: Input<Contract['bills']>,
): Promise<Answer<Contract['bills']>> {
  const [line] = await context.db.query<{ amount_paisa: number; dated_on: string }>(
    'select amount_paisa, dated_on from bank_line where business_id = $1 and id = $2',
    [context.businessId, id],
  );
  const account = await readBankAccount(context, await accountOfLine(context, id));
  if (line === undefined) return failNotFound();
  const way = line.amount_paisa > 0 ? 'RECEIVED' : 'PAID';
  const kinds = payableKinds(context, way);
  const pattern = searchPattern(query.search);
  const patterns = pattern === null ? null : [pattern, toLatin(pattern), toDevanagari(pattern)];
  const rows = await context.db.query<BillRow>(
    `select due.kind, due.id, coalesce(due.number, due.heading, '') as code, due.due_paisa,
       coalesce(customer.name, vendor.name) as party_name, coalesce(customer.name_np, vendor.name_np) as party_name_np
     from document_due due
     left join customer on customer.business_id = $1 and customer.id = due.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = due.vendor_id
     where due.business_id = $1 and due.kind = any($2) and due.dated_on <= $4 and due.due_paisa >= $3
       and ($5::bigint is null or due.outlet_id = $5)
       and ($6::text[] is null or concat_ws(' ', due.number, due.heading, customer.name, customer.name_np, vendor.name, vendor.name_np)
         ilike any($6))
     order by due.due_paisa, due.dated_on, due.id limit ${mostBills}`,
    [context.businessId, kinds, Math.abs(line.amount_paisa), line.dated_on, account.outletId, patterns],
  );
  return rows.map((row) => ({ ...payableOf(row), isExact: row.due_paisa === Math.abs(line.amount_paisa) }));
}

type BillRow = {
  kind: DocumentKind;
  id: number;
  code: string;
  due_paisa: number;
  party_name: string | null;
  party_name_np: string | null;
};
