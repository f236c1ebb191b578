import { paisaOf } from '@bahi/domain/numbers/money';
import type { Row } from '../../../platform/database/table-types.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { deleteAttached } from '../../../platform/files/attached-files.ts';
import { giveCode } from '../../../platform/database/next-code.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { chooseTaxRate } from '../tax-rate/tax-rate-choice.ts';
import { imageOwner } from './service-image.ts';
import { getService } from './service.queries.ts';
import type { ServiceDetail, ServiceForm } from './service.rows.ts';

const codes = { table: 'service', prefix: 'S-' };

/** Writes a new service, or the one that the form names anew: that one keeps its code when none is sent. */
export async function saveService(context: Context, form: ServiceForm): Promise<ServiceDetail> {
  refuseEditWithout(context, 'service.update', form);
  const current = form.id === undefined ? null : await lockService(context, form.id);
  if (current !== null && form.version !== undefined && form.version !== current.version) return failStale();
  const { taxable, taxRateId } = form;
  const tax = await chooseTaxRate(context, { taxable, taxRateId, currentId: current?.tax_rate_id ?? null });
  if (tax.refused.length > 0) fail('common.invalid', { fields: tax.refused });
  const code =
    current !== null && (form.code === null || form.code === current.code)
      ? current.code
      : await giveCode(context.db, context.businessId, codes, form.code);
  const { costPrice, vatIncludedPrice, ...others } = form;
  const values = {
    ...columnsOf(others),
    code,
    price_paisa: paisaOf(costPrice),
    vat_included: vatIncludedPrice,
    tax_rate_id: tax.taxRateId,
  };
  const id = await saveRecord(context, 'service', form, values, { created_by: context.session.userId });
  context.say('service.saved');
  return getService(context, id);
}

/** An inactive service is offered for no new bill. */
export async function toggleService(context: Context, id: number, wanted?: boolean): Promise<ServiceDetail> {
  await toggleRecord(context, 'service', id, wanted);
  return getService(context, id);
}

/** Takes a service away that stands in no document. */
export async function removeService(context: Context, id: number): Promise<Record<never, never>> {
  const { db, businessId } = context;
  await lockService(context, id);
  const used = await db.query('select id from invoice_line where business_id = $1 and service_id = $2 limit 1', [
    businessId,
    id,
  ]);
  if (used.length > 0) fail('service.used', { status: 409 });
  await deleteAttached(db, businessId, imageOwner(id));
  await db.query('delete from service where business_id = $1 and id = $2', [businessId, id]);
  context.say('common.removed');
  return {};
}

async function lockService({ db, businessId }: Context, id: number): Promise<Row<'service'>> {
  const [row] = await db.query<Row<'service'>>('select * from service where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}
