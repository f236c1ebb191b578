import type { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { isMoneyGroup, moneyGroups } from '@bahi/domain/posting/accounts/account-groups';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readClosableBoxes } from './day-close.box.ts';

type Choices = Answer<(typeof dayCloseContract)['choices']>;

/**
 * The boxes that the caller can close, what cash can be taken to, and to whom: in an outlet those of that outlet and of all.
 * For who closes boxes and for who looks closes up; 403 for others.
 */
export async function listCloseChoices(context: Context): Promise<Choices> {
  const { db, businessId, outletId, can } = context;
  if (!can('day-close.create') && !can('day-close.read')) fail('common.forbidden', { status: 403 });
  const [accounts, people, boxes] = await Promise.all([
    db.query<Row<'account'>>(
      `select * from account where business_id = $1 and group_code = any($2) and is_active
         and ($3::bigint is null or outlet_id is null or outlet_id = $3)
       order by array_position($2::text[], group_code), is_built_in desc, code`,
      [businessId, moneyGroups, outletId],
    ),
    db.query<{ id: number; full_name: string }>(
      'select id, full_name from app_user where business_id = $1 and is_active order by full_name, id limit 200',
      [businessId],
    ),
    readClosableBoxes(context),
  ]);
  return {
    boxes: boxes.flatMap(choiceOf),
    targets: accounts.flatMap(choiceOf),
    people: people.map((one) => ({ id: one.id, name: one.full_name })),
  };
}

function choiceOf(
  row: Pick<Row<'account'>, 'id' | 'group_code' | 'code' | 'name' | 'name_np' | 'outlet_id'>,
): Choices['boxes'] {
  if (!isMoneyGroup(row.group_code)) return [];
  const { id, code, name, name_np: nameNp, outlet_id: outletId } = row;
  return [{ id, kind: row.group_code, code, name, nameNp, outletId }];
}
