import type { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import type { Input } from '@bahi/contract/endpoint';
import { isMoneyGroup, placesOfOwnGroups } from '@bahi/domain/posting/accounts/account-groups';
import { partsOfOwnGroups } from '@bahi/domain/posting/accounts/statement-parts';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { findGroup, getAccountGroup, getOwnAccount } from './own-account.queries.ts';
import type { AccountGroup, OwnAccount } from './own-account.rows.ts';

type Contract = typeof ownAccountContract;

/** Writes a new account, or the one that the form names: not one of the chart, nor one that holds money. */
export async function saveOwnAccount(context: Context, form: Input<Contract['save']>['body']): Promise<OwnAccount> {
  refuseEditWithout(context, 'own-account.update', form);
  const before = form.id === undefined ? null : await getOwnAccount(context, form.id);
  if (before !== null) refuseOthers(before);
  if (before !== null && before.code !== form.code) fail('ownAccount.codeStays', { field: 'code' });
  const group = (await findGroup(context, form.groupCode)) ?? fail('common.choiceUnknown', { field: 'groupCode' });
  if (isMoneyGroup(group.code)) fail('ownAccount.ofMoney', { field: 'groupCode' });
  if (!group.is_active && before?.groupCode !== group.code) fail('ownAccount.groupInactive', { field: 'groupCode' });
  const values = { name: form.name, name_np: form.nameNp, kind: group.kind, group_code: group.code };
  const id = await saveRecord(context, 'account', form, values, {
    code: form.code,
    bank_name: null,
    account_number: null,
    outlet_id: null,
  });
  context.say('ownAccount.saved');
  return getOwnAccount(context, id);
}

/** What is out of use takes nothing new; what is posted to it stays, and can be taken back. */
export async function toggleOwnAccount(context: Context, id: number): Promise<OwnAccount> {
  refuseOthers(await getOwnAccount(context, id));
  await toggleRecord(context, 'account', id);
  return getOwnAccount(context, id);
}

/** Writes a new group, or the names of the one that the form names. */
export async function saveAccountGroup(
  context: Context,
  form: Input<Contract['saveGroup']>['body'],
): Promise<AccountGroup> {
  refuseEditWithout(context, 'own-account.update', form);
  const before = form.id === undefined ? null : await getAccountGroup(context, form.id);
  if (before?.isBuiltIn === true) fail('ownAccount.builtIn', { status: 409 });
  if (before !== null && before.code !== form.code) fail('ownAccount.codeStays', { field: 'code' });
  if (before !== null && before.kind !== form.kind) fail('ownAccount.kindStays', { field: 'kind' });
  const id = await saveRecord(
    context,
    'account_group',
    form,
    { name: form.name, name_np: form.nameNp },
    { code: form.code, kind: form.kind, part: partsOfOwnGroups[form.kind], place: placesOfOwnGroups[form.kind] },
  );
  context.say('ownAccount.groupSaved');
  return getAccountGroup(context, id);
}

/** What is out of use is offered to no other account; those that stand in it stay. */
export async function toggleAccountGroup(context: Context, id: number): Promise<AccountGroup> {
  const { isBuiltIn } = await getAccountGroup(context, id);
  if (isBuiltIn) fail('ownAccount.builtIn', { status: 409 });
  await toggleRecord(context, 'account_group', id);
  return getAccountGroup(context, id);
}

function refuseOthers({ isBuiltIn, isMoney }: OwnAccount): void {
  if (isMoney) fail('ownAccount.ofMoney', { status: 409 });
  if (isBuiltIn) fail('ownAccount.builtIn', { status: 409 });
}
