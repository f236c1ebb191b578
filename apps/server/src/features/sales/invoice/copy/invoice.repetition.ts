import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import type { Repetition } from '../../../books/ledger/document-feature.ts';
import { updateInvoice } from '../invoice.commands.ts';
import { getInvoice } from '../invoice.queries.ts';
import { duplicateInvoice, formOfToday } from './invoice.duplicate.ts';

/** An invoice comes again as its copy of that day. */
export const invoiceRepetition: Repetition = {
  as: 'DRAFT',
  make: async (context, id) => (await duplicateInvoice(context, { params: { id } })).id,
  mayIssue: async (context, id) => {
    // One that is issued stays as it is: nobody changes what goes out unseen.
    const { state, paymentMode } = await getInvoice(context, { params: { id } });
    return state === 'FINAL' && paymentMode === 'CREDIT';
  },
  issue: issueDraft,
};

/** Issues a draft of what is owed, today, and undoes it where that would sell what is not there. */
async function issueDraft(context: Context, id: number): Promise<void> {
  const draft = await getInvoice(context, { params: { id } });
  if (draft.paymentMode !== 'CREDIT') fail('invoice.repeatedOnCredit', { status: 409 });
  await refuseShort(context, id);
  const form = await formOfToday(context, draft);
  await updateInvoice(context, { body: { ...form, id, version: draft.version, state: 'FINAL' } });
  // Others may have sold of it meanwhile.
  await refuseOversold(context, id);
}

/** Names what there is not enough of. */
async function refuseShort({ db, businessId }: Context, invoiceId: number): Promise<void> {
  const short = await db.query<{ particulars: string; particulars_np: string | null }>(
    `select line.particulars, line.particulars_np from invoice_line line
     join document on document.business_id = line.business_id and document.id = line.invoice_id
     left join stock_balance balance on balance.business_id = line.business_id
       and balance.outlet_id = document.outlet_id and balance.item_variant_id = line.item_variant_id
     where line.business_id = $1 and line.invoice_id = $2 and line.item_variant_id is not null
       and coalesce(balance.quantity, 0) < line.stock_quantity order by line.line_number`,
    [businessId, invoiceId],
  );
  const names = short.map(({ particulars, particulars_np: nepali }) =>
    [particulars, nepali].filter(Boolean).join(' / '),
  );
  if (names.length > 0) fail('invoice.repeatedShort', { status: 409, parameters: { names: names.join(' · ') } });
}

async function refuseOversold({ db, businessId }: Context, invoiceId: number): Promise<void> {
  const [missing] = await db.query(
    `select balance.item_variant_id from invoice_line line
     join document on document.business_id = line.business_id and document.id = line.invoice_id
     join stock_balance balance on balance.business_id = line.business_id
       and balance.outlet_id = document.outlet_id and balance.item_variant_id = line.item_variant_id
     where line.business_id = $1 and line.invoice_id = $2 and balance.quantity < 0 limit 1`,
    [businessId, invoiceId],
  );
  if (missing !== undefined) fail('invoice.repeatedOversold', { status: 409 });
}
