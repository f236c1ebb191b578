import { asAccountCode, type JournalLine } from '@bahi/domain/posting/ledger';
import { isMoneyGroup, type MoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type DocumentOutlet, readOutlet } from '../ledger/document-outlet.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;
type AccountRow = {
  id: number;
  code: string;
  name: string;
  name_np: string;
  group_code: string;
  outlet_id: number | null;
  is_active: boolean;
};

/** An account of money, as it is held until the transaction ends. */
type MoneyPlace = {
  id: number;
  code: JournalLine['account'];
  kind: MoneyGroup;
  name: string;
  nameNp: string;
  outletId: number | null;
  isActive: boolean;
};
export type CashBox = MoneyPlace & { outlet: DocumentOutlet };

/**
 * The cash box that is asked for, and the outlet in which it is closed: its own, or the one that is named. Fails at
 * `moneyAccountId` for what is no cash box, and for one of another outlet.
 */
export async function readCashBox(
  context: Reader,
  asked: { moneyAccountId: number; outletId: number | null },
): Promise<CashBox> {
  const field = 'moneyAccountId';
  const box = await readPlace(context, asked.moneyAccountId, field);
  if (box.kind !== 'CASH') fail('dayClose.notCash', { field });
  const outlet = await readOutlet(context, asked.outletId ?? context.outletId ?? box.outletId);
  if (box.outletId !== null && box.outletId !== outlet.id) fail('payment.accountOfOtherOutlet', { field });
  return { ...box, outlet };
}

/** Refuses a box that is out of use: what it held stays as it was. */
export function refuseOutOfUse({ isActive }: CashBox): void {
  if (!isActive) fail('payment.accountInactive', { field: 'moneyAccountId' });
}

/** Where cash is taken to: another account of money, in use, of the same outlet or of all. Fails at `takenToId`. */
export async function readTarget(context: Reader, box: CashBox, id: number): Promise<MoneyPlace> {
  const field = 'takenToId';
  const target = await readPlace(context, id, field);
  if (target.id === box.id) fail('dayClose.sameBox', { field });
  if (!target.isActive) fail('payment.accountInactive', { field });
  if (target.outletId !== null && target.outletId !== box.outlet.id) fail('payment.accountOfOtherOutlet', { field });
  return target;
}

async function readPlace({ db, businessId }: Reader, id: number, field: string): Promise<MoneyPlace> {
  const [row] = await db.query<AccountRow>(
    'select id, code, name, name_np, group_code, outlet_id, is_active from account where business_id = $1 and id = $2',
    [businessId, id],
  );
  if (row === undefined || !isMoneyGroup(row.group_code)) return fail('common.choiceUnknown', { field });
  return {
    id: row.id,
    code: asAccountCode(row.code),
    kind: row.group_code,
    name: row.name,
    nameNp: row.name_np,
    outletId: row.outlet_id,
    isActive: row.is_active,
  };
}
