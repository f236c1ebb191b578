import type { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseEditWithout, saveRecord, toggleRecord } from '../../../platform/database/write-record.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { getMoneyAccount, type MoneyAccount } from './money-account.queries.ts';

/** Writes a new cash box, bank account or wallet, or the one that the form names. */
export async function saveMoneyAccount(
  context: Context,
  form: Input<(typeof moneyAccountContract)['save']>['body'],
): Promise<MoneyAccount> {
  refuseEditWithout(context, 'cash-and-bank.update', form);
  const before = form.id === undefined ? null : await getMoneyAccount(context, form.id);
  if (before !== null && before.code !== form.code) fail('ownAccount.codeStays', { field: 'code' });
  if (before?.isBuiltIn === true) refuseUsual(before, form);
  refuseOfOthers(context, before, form.outletId);
  const isMoved = form.outletId !== null && form.outletId !== before?.outletId;
  if (isMoved) await readOutlet(context, form.outletId);
  const values = {
    name: form.name,
    name_np: form.nameNp,
    // A cash box is with no bank.
    bank_name: form.kind === 'CASH' ? null : form.bankName,
    account_number: form.kind === 'CASH' ? null : form.accountNumber,
    outlet_id: form.outletId,
    group_code: form.kind,
  };
  const id = await saveRecord(context, 'account', form, values, { code: form.code, kind: 'asset' });
  context.say('moneyAccount.saved');
  return getMoneyAccount(context, id);
}

/** What is out of use is offered to no payment; what was paid by it stays, and can be taken back. */
export async function toggleMoneyAccount(context: Context, id: number): Promise<MoneyAccount> {
  const before = await getMoneyAccount(context, id);
  refuseOfOthers(context, before, before.outletId);
  if (before.isBuiltIn) fail('moneyAccount.usualStays', { status: 409 });
  await toggleRecord(context, 'account', id);
  return getMoneyAccount(context, id);
}

/** Who works in one outlet keeps the accounts of that outlet: others pay from those of the whole business. */
function refuseOfOthers({ outletId }: Context, before: MoneyAccount | null, outletOfForm: number | null): void {
  if (outletId === null) return;
  if (before !== null && before.outletId !== outletId) fail('common.forbidden', { status: 403 });
  if (outletOfForm !== outletId) fail('moneyAccount.ofOutletAlone', { field: 'outletId' });
}

/** The usual account of a mode takes what names none, in every outlet. */
function refuseUsual(before: MoneyAccount, form: { kind: string; outletId: number | null }): void {
  if (form.kind !== before.kind) fail('ownAccount.builtIn', { field: 'kind' });
  if (form.outletId !== null) fail('moneyAccount.usualEverywhere', { field: 'outletId' });
}
