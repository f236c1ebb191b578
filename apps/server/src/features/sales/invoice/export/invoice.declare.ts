import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../../platform/core/errors.ts';
import { declarationColumns, declaredDay } from '../../../stock/goods-lines/goods-lines.customs.ts';
import { getInvoice } from '../invoice.queries.ts';

type Contract = typeof invoiceContract;

/**
 * Notes on an issued export what the customs declared of it: goods are declared with their bill, so that the number
 * comes after it. It changes no amount, and stands in the audit as every change.
 */
export async function declareExport(
  context: Context,
  { params, body }: Input<Contract['declare']>,
): Promise<Answer<Contract['declare']>> {
  const { db, businessId } = context;
  const [row] = await db.query<{ id: number; state: string; version: number; destination: string }>(
    `select document.id, document.state, document.version, invoice.destination from document
     join invoice on invoice.business_id = document.business_id and invoice.id = document.id
     where document.business_id = $1 and document.id = $2 for update`,
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== row.version) return failStale();
  if (row.state !== 'FINAL' || row.destination !== 'EXPORT') return fail('invoice.notDeclared', { status: 409 });
  const declared = declarationColumns(context, body.declarationNumber, declaredDay(context, body));
  await db.query(
    `update invoice set declaration_number = $3, declared_on = $4, declared_on_bs = $5
     where business_id = $1 and id = $2`,
    [businessId, row.id, declared.declaration_number, declared.declared_on, declared.declared_on_bs],
  );
  await db.query('update document set version = version + 1 where business_id = $1 and id = $2', [businessId, row.id]);
  context.say('invoice.declared');
  return getInvoice(context, { params });
}
