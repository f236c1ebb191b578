import type { Answer, Input } from '@bahi/contract/endpoint';
import type { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { getInvoice } from '../invoice/invoice.queries.ts';

type Contract = typeof discrepancyContract;
type Reader = Pick<Context, 'db' | 'businessId'>;
type Discrepancy = Answer<Contract['report']>;

/** What was reported on an invoice, the oldest first; 404 for one of another business or outlet. */
export async function listDiscrepancies(
  context: Context,
  { params }: Input<Contract['ofInvoice']>,
): Promise<Answer<Contract['ofInvoice']>> {
  const [rows] = await Promise.all([
    context.db.query<Row<'invoice_discrepancy'>>(
      'select * from invoice_discrepancy where business_id = $1 and invoice_id = $2 order by id',
      [context.businessId, params.invoiceId],
    ),
    getInvoice(context, { params: { id: params.invoiceId } }),
  ]);
  return rows.map(discrepancyOf);
}

export async function getDiscrepancy({ db, businessId }: Reader, id: number): Promise<Discrepancy> {
  const [row] = await db.query<Row<'invoice_discrepancy'>>(
    'select * from invoice_discrepancy where business_id = $1 and id = $2',
    [businessId, id],
  );
  return row === undefined ? failNotFound() : discrepancyOf(row);
}

function discrepancyOf(row: Row<'invoice_discrepancy'>): Discrepancy {
  return {
    id: row.id,
    invoiceId: row.invoice_id,
    reason: row.reason,
    amount: rupeesOf(row.amount_paisa),
    remarks: row.remarks,
    state: row.resolution === null ? 'OPEN' : 'RESOLVED',
    reportedBy: row.reported_by_name,
    reportedAt: row.reported_at.toISOString(),
    resolution: row.resolution,
    resolvedBy: row.resolved_by_name,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    version: row.version,
  };
}
