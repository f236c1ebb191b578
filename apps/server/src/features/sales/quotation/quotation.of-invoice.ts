import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { changesOf } from './quotation.convert.ts';
import { readQuotation } from './quotation.lock.ts';
import { readQuotedLines } from './quotation.prices.ts';
import { readLines } from './quotation.queries.ts';

type Contract = typeof quotationContract;

/**
 * The quotation that an invoice was made of, with what of those lines costs otherwise today; null where it is of none, 404 for
 * an invoice that is not there.
 */
export async function quotationOfInvoice(
  context: Context,
  { params }: Input<Contract['ofInvoice']>,
): Promise<Answer<Contract['ofInvoice']>> {
  const [invoice] = await context.db.query<{ quotation_id: number | null }>(
    `select (select quotation.id from quotation_conversion made
        join quotation on quotation.business_id = $1 and quotation.id = made.quotation_id
        where made.business_id = $1 and made.invoice_id = document.id limit 1) as quotation_id
     from document where document.business_id = $1 and document.id = $2`,
    [context.businessId, params.invoiceId],
  );
  if (invoice === undefined) return failNotFound();
  if (invoice.quotation_id === null) return null;
  const row = await readQuotation(context, invoice.quotation_id);
  const lines = await readLines(context, row.id);
  const own = lines.filter(({ invoice_id }) => invoice_id === params.invoiceId);
  return { id: row.id, code: row.number ?? '', changes: changesOf(await readQuotedLines(context, row, own)) };
}
