import type { Answer, Input } from '@bahi/contract/endpoint';
import type { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { paisaFromRupees, paisaOf, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { getInvoice } from '../invoice/invoice.queries.ts';
import { getDiscrepancy } from './discrepancy.queries.ts';

type Contract = typeof discrepancyContract;

/** Notes a difference on an invoice that is in force, of its total at most. */
export async function reportDiscrepancy(
  context: Context,
  { body }: Input<Contract['report']>,
): Promise<Answer<Contract['report']>> {
  const { db, businessId, session } = context;
  const invoice = await getInvoice(context, { params: { id: body.invoiceId } });
  if (invoice.state !== 'FINAL') return fail('discrepancy.ofIssuedOnly', { field: 'invoiceId' });
  const amount = paisaFromRupees(body.amount) ?? zeroPaisa;
  if (amount > paisaOf(invoice.grandTotal)) return fail('discrepancy.aboveTotal', { field: 'amount' });
  const id = await insertRow(db, 'invoice_discrepancy', {
    business_id: businessId,
    invoice_id: body.invoiceId,
    reason: body.reason,
    amount_paisa: amount,
    remarks: body.remarks,
    reported_by: session.userId,
    reported_by_name: session.fullName,
    resolution: null,
    resolved_by: null,
    resolved_by_name: null,
    resolved_at: null,
  });
  context.say('discrepancy.reported');
  return getDiscrepancy(context, id);
}

/** Says how a difference was settled, once. */
export async function resolveDiscrepancy(
  context: Context,
  { params, body }: Input<Contract['resolve']>,
): Promise<Answer<Contract['resolve']>> {
  const { db, businessId, session } = context;
  const [row] = await db.query<{ version: number; resolution: string | null }>(
    `select discrepancy.version, resolution from invoice_discrepancy discrepancy
     join document on document.business_id = discrepancy.business_id and document.id = discrepancy.invoice_id
     where discrepancy.business_id = $1 and discrepancy.id = $2 for update of discrepancy`,
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.resolution !== null) return fail('discrepancy.resolvedBefore', { status: 409 });
  if (body.version !== undefined && body.version !== row.version) return failStale();
  await db.query(
    `update invoice_discrepancy set resolution = $3, resolved_by = $4, resolved_by_name = $5, resolved_at = now(), version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, params.id, body.resolution, session.userId, session.fullName],
  );
  context.say('discrepancy.resolved');
  return getDiscrepancy(context, params.id);
}
