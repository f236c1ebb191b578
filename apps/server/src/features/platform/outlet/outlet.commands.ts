import type { Input } from '@bahi/contract/endpoint';
import type { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { checkAddress } from '../geography/address.ts';
import { checkAddressType } from '../geography/address-type.ts';
import { getOutlet } from './outlet.queries.ts';
import type { OutletDetail } from './outlet.rows.ts';

type OutletForm = Input<(typeof outletContract)['save']>['body'];

/** Opens an outlet, or changes the one that the form names. A code that invoices were numbered with stays. */
export async function saveOutlet(context: Context, form: OutletForm): Promise<OutletDetail> {
  refuseEditWithout(context, 'outlet.update', form);
  // Who works in one outlet may keep that one up to date; opening another is for the whole business.
  if (context.outletId !== null && context.outletId !== form.id) fail('common.forbidden', { status: 403 });
  await checkAddress(context, form);
  await checkAddressType(context, form.addressTypeId);
  await lockOutlets(context);
  if (form.id !== undefined) {
    const before = await getOutlet(context, form.id);
    if (before.isCodeFixed && before.code !== form.code) fail('outlet.codeFixed', { field: 'code' });
  }
  const id = await saveRecord(context, 'outlet', form, columnsOf(form));
  context.say('outlet.saved');
  return getOutlet(context, id);
}

/** Nobody works in a closed outlet from the next moment on; its documents stay. */
export async function toggleOutlet(context: Context, id: number): Promise<OutletDetail> {
  await lockOutlets(context);
  const outlet = await getOutlet(context, id);
  if (outlet.isActive) {
    const others = await context.db.query(
      'select id from outlet where business_id = $1 and id <> $2 and is_active limit 1',
      [context.businessId, id],
    );
    if (others.length === 0) fail('outlet.lastActive', { status: 409 });
  }
  await toggleRecord(context, 'outlet', id);
  return getOutlet(context, id);
}

/** Changes of a business's outlets wait for one another, so that the last one cannot be closed twice at once. */
async function lockOutlets({ db, businessId }: Context): Promise<void> {
  await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
}

/** Which field of the form each unique name of an outlet belongs to. */
export const outletConstraints = {
  outlet_code_key: { field: 'code', key: 'outlet.codeTaken' },
  outlet_name_key: { field: 'name', key: 'outlet.nameTaken' },
} as const;
