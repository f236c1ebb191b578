import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';

/** Checks that a kind of address exists and is in use; refuses it at its field. */
export async function checkAddressType({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const [type] = await db.query<{ is_active: boolean }>('select is_active from address_type where id = $1', [id]);
  if (type === undefined) fail('common.unknownRecord', { field: 'addressTypeId' });
  if (!type.is_active) fail('common.inactiveRecord', { field: 'addressTypeId' });
}
