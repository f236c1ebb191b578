import type { Answer, Input } from '@bahi/contract/endpoint';
import type { unitContract } from '@bahi/contract/unit/unit.contract';
import type { Context } from '../../platform/context.ts';
import { refuseSharedDouble, saveRecord } from '../../platform/write-record.ts';
import { getUnit } from './unit.queries.ts';

type Save = (typeof unitContract)['save'];

export async function saveUnit(context: Context, form: Input<Save>['body']): Promise<Answer<Save>> {
  await refuseSharedDouble(context, 'unit', { id: form.id, column: 'name', value: form.name, field: 'name' });
  await refuseSharedDouble(context, 'unit', {
    id: form.id,
    column: 'short_code',
    value: form.shortCode,
    field: 'shortCode',
  });
  const id = await saveRecord(context, 'unit', form, {
    name: form.name,
    name_np: form.nameNp,
    short_code: form.shortCode,
    alias: form.alias,
  });
  context.say('common.saved');
  return getUnit(context, id);
}
