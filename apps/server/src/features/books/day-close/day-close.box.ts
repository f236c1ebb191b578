import { asAccountCode, type JournalLine } from '@bahi/domain/posting/ledger';
import { isMoneyGroup, type MoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type DocumentOutlet, readOutlet } from '../ledger/document-outlet.ts';

/** Who asks for boxes, and in which outlet they work. */
export type Viewer = Pick<Context, 'db' | 'businessId' | 'outletId' | 'can'>;
type AccountRow = {
  id: number;
  code: string;
  name: string;
  name_np: string;
  group_code: string;
  outlet_id: number | null;
  is_active: boolean;
  is_built_in: boolean;
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
  isBuiltIn: boolean;
};
export type CashBox = MoneyPlace & { outlet: DocumentOutlet };

/** Whether somebody sees every cash box: without it they see the usual one and those of the outlet they work in. */
export function seesAllBoxes({ can }: Pick<Viewer, 'can'>): boolean {
  return can('cash-and-bank.read');
}

/** Whether a box is theirs to see and to close. */
export function seesBox(viewer: Omit<Viewer, 'db'>, box: Pick<MoneyPlace, 'isBuiltIn' | 'outletId'>): boolean {
  return seesAllBoxes(viewer) || box.isBuiltIn || (box.outletId !== null && box.outletId === viewer.outletId);
}

/**
 * Whether cash of several outlets lies in one box: it is one heap, of which no outlet can count its share. The usual box is
 * a drawer of its own in each outlet.
 */
export function isShared(
  { isBuiltIn, outletId }: Pick<MoneyPlace, 'isBuiltIn' | 'outletId'>,
  activeOutlets: number,
): boolean {
  return !isBuiltIn && outletId === null && activeOutlets > 1;
}

/** How many outlets of the business are in use. */
export async function countOutlets({ db, businessId }: Pick<Viewer, 'db' | 'businessId'>): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from outlet where business_id = $1 and is_active',
    [businessId],
  );
  return row?.n ?? 0;
}

/** The cash boxes in use of which a viewer can close days, the usual one first: in an outlet those of it and of all. */
export async function readClosableBoxes(viewer: Viewer): Promise<AccountRow[]> {
  const { db, businessId, outletId } = viewer;
  const rows = await db.query<AccountRow>(
    `select * from account where business_id = $1 and group_code = 'CASH' and is_active
       and ($2::bigint is null or outlet_id is null or outlet_id = $2)
     order by is_built_in desc, code`,
    [businessId, outletId],
  );
  const activeOutlets = await countOutlets(viewer);
  return rows.filter((row) => {
    const box = { isBuiltIn: row.is_built_in, outletId: row.outlet_id };
    return seesBox(viewer, box) && !isShared(box, activeOutlets);
  });
}

/**
 * The cash box that is asked for, and the outlet in which it is closed: its own, or the one that is named. Fails at
 * `moneyAccountId` for what is no cash box or is not theirs to see, for one that several outlets share, and for one of
 * another outlet.
 */
export async function readCashBox(
  context: Viewer,
  asked: { moneyAccountId: number; outletId: number | null },
): Promise<CashBox> {
  const field = 'moneyAccountId';
  const box = await readPlace(context, asked.moneyAccountId, field);
  if (box.kind !== 'CASH') fail('dayClose.notCash', { field });
  if (!seesBox(context, box)) fail('common.choiceUnknown', { field });
  if (isShared(box, await countOutlets(context))) fail('dayClose.sharedBox', { field });
  const outlet = await readOutlet(context, asked.outletId ?? context.outletId ?? box.outletId);
  if (box.outletId !== null && box.outletId !== outlet.id) fail('payment.accountOfOtherOutlet', { field });
  return { ...box, outlet };
}

/** Refuses a box that is out of use: what it held stays as it was. */
export function refuseOutOfUse({ isActive }: CashBox): void {
  if (!isActive) fail('payment.accountInactive', { field: 'moneyAccountId' });
}

/** Where cash is taken to: another account of money, in use, of the same outlet or of all. Fails at `takenToId`. */
export async function readTarget(context: Viewer, box: CashBox, id: number): Promise<MoneyPlace> {
  const field = 'takenToId';
  const target = await readPlace(context, id, field);
  if (target.id === box.id) fail('dayClose.sameBox', { field });
  if (!target.isActive) fail('payment.accountInactive', { field });
  if (target.outletId !== null && target.outletId !== box.outlet.id) fail('payment.accountOfOtherOutlet', { field });
  return target;
}

async function readPlace(
  { db, businessId }: Pick<Viewer, 'db' | 'businessId'>,
  id: number,
  field: string,
): Promise<MoneyPlace> {
  const [row] = await db.query<AccountRow>(
    `select id, code, name, name_np, group_code, outlet_id, is_active, is_built_in
     from account where business_id = $1 and id = $2`,
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
    isBuiltIn: row.is_built_in,
  };
}
