import type { brandContract } from '@bahi/contract/brand/brand.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { refuseSharedDouble, saveRecord } from '../../platform/write-record.ts';
import { getBrand } from './brand.queries.ts';

type Save = (typeof brandContract)['save'];

export async function saveBrand(context: Context, form: Input<Save>['body']): Promise<Answer<Save>> {
  await refuseSharedDouble(context, 'brand', { id: form.id, column: 'name', value: form.name, field: 'name' });
  const id = await saveRecord(context, 'brand', form, { name: form.name, name_np: form.nameNp });
  context.say('common.saved');
  return getBrand(context, id);
}
