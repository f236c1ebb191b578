import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { isReadable, readDuesOf } from './voucher.bills.ts';
import { readVoucherFiles } from './voucher.files.ts';
import { readHolds, type VoucherOfOutlet, voucherRowOf } from './voucher.rows.ts';
import { taxTold } from './voucher.tax.ts';

type Shown = Answer<(typeof voucherContract)['get']>;
type Reader = Pick<Context, 'db' | 'businessId'>;
export type VoucherLineRow = Row<'voucher_line'> & {
  account_id: number;
  account_name: string;
  account_name_np: string;
  category_name: string | null;
  category_name_np: string | null;
  party_name: string | null;
  party_name_np: string | null;
  document_code: string | null;
  document_kind: DocumentKind | null;
};

/** One with its lines; 404 for another business's or another outlet's. */
export async function getVoucher(context: Reader & Pick<Context, 'can' | 'session'>, id: number): Promise<Shown> {
  const [voucher, lines] = [await readVoucher(context, id), await readVoucherLines(context, id)];
  return {
    ...voucherRowOf(voucher, context, await readHolds(context)),
    fiscalYear: voucher.fiscal_year ?? '',
    postedAt: voucher.posted_at?.toISOString() ?? '',
    cancelledAt: voucher.cancelled_at?.toISOString() ?? null,
    cancelledBy: voucher.cancelled_by_name,
    cancelReason: voucher.cancel_reason,
    lines: lines.map((line) => ({
      id: line.id,
      accountId: line.account_id,
      accountCode: line.account_code,
      accountName: line.account_name,
      accountNameNp: line.account_name_np,
      categoryId: line.category_id,
      categoryName: line.category_name,
      categoryNameNp: line.category_name_np,
      party: line.customer_id !== null ? 'customer' : line.vendor_id !== null ? 'vendor' : null,
      partyId: line.customer_id ?? line.vendor_id,
      partyName: line.party_name,
      partyNameNp: line.party_name_np,
      documentId: line.document_id,
      documentCode:
        line.document_kind !== null && isReadable(context.can, line.document_kind) ? line.document_code : null,
      ...taxTold(line),
      debit: line.debit_paisa === 0 ? null : rupeesOf(line.debit_paisa),
      credit: line.credit_paisa === 0 ? null : rupeesOf(line.credit_paisa),
      narration: line.narration,
    })),
    dues: await readDuesOf(context, id),
    isWaiting: voucher.state === 'DRAFT',
    documents: await readVoucherFiles(context, id),
  };
}

/** The first lines of the row `voucher` with what they are called by, those that are debited first. */
const firstLines = `from voucher_line line
      join account on account.business_id = line.business_id and account.code = line.account_code
      left join category on category.business_id = line.business_id and category.id = line.category_id
      where line.business_id = voucher.business_id and line.voucher_id = voucher.id
      order by line.debit_paisa = 0, line.line_number limit 3`;

/** The names of its first accounts. */
export const accountsOfVoucher = `(select string_agg(called, ' · ')
    from (select coalesce(category.name, account.name) as called ${firstLines}) told)`;
export const accountsOfVoucherNp = `(select string_agg(called, ' · ')
    from (select coalesce(category.name_np, category.name, account.name_np) as called ${firstLines}) told)`;

export async function readVoucher({ db, businessId }: Reader, id: number): Promise<VoucherOfOutlet> {
  const [row] = await db.query<VoucherOfOutlet>(
    `select voucher.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       ${accountsOfVoucher} as accounts, ${accountsOfVoucherNp} as accounts_np
     from voucher join outlet on outlet.business_id = voucher.business_id and outlet.id = voucher.outlet_id
     where voucher.business_id = $1 and voucher.id = $2`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

export function readVoucherLines({ db, businessId }: Reader, id: number): Promise<VoucherLineRow[]> {
  return db.query<VoucherLineRow>(
    `select line.*, account.id as account_id, account.name as account_name, account.name_np as account_name_np,
       category.name as category_name, category.name_np as category_name_np,
       coalesce(customer.name, vendor.name) as party_name, coalesce(customer.name_np, vendor.name_np) as party_name_np,
       coalesce(document.number, document.heading) as document_code, document.kind as document_kind
     from voucher_line line
     join account on account.business_id = line.business_id and account.code = line.account_code
     left join category on category.business_id = line.business_id and category.id = line.category_id
     left join customer on customer.business_id = line.business_id and customer.id = line.customer_id
     left join vendor on vendor.business_id = line.business_id and vendor.id = line.vendor_id
     left join document on document.business_id = line.business_id and document.id = line.document_id
     where line.business_id = $1 and line.voucher_id = $2 order by line.line_number`,
    [businessId, id],
  );
}
