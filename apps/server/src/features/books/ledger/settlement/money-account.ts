import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import { asAccountCode } from '@bahi/domain/posting/ledger';
import { groupsOfMode, type MoneyAccount, movesMoney, usualAccount } from '@bahi/domain/posting/payment';
import type { Context } from '../../../../platform/core/context.ts';
import type { RefusedField } from '../../../../platform/core/errors.ts';

/** An account that a payment names, `id`; null where it leaves it to its mode. */
export type NamedAccount = { id: number | null; mode: SettlementMode; field: string };
type Where = { direction: SettlementDirection; outletId: number };
type Row = { id: number; code: string; group_code: string; outlet_id: number | null; is_active: boolean };

/**
 * The accounts that payments name, in their order, null for the usual one of a mode; and what is wrong with those that
 * cannot be: not there, out of use, of another mode, or of another outlet. What a settlement had before, `kept`, it keeps
 * though it went out of use or to another outlet meanwhile. They are held as they are until the transaction ends.
 */
export async function readMoneyAccounts(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { direction, outletId }: Where,
  named: readonly NamedAccount[],
  kept: readonly string[] = [],
): Promise<{ accounts: (MoneyAccount | null)[]; refused: RefusedField[] }> {
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return { accounts: named.map(() => null), refused: [] };
  const rows = await db.query<Row>(
    `select id, code, group_code, outlet_id, is_active from account where business_id = $1 and id = any($2)
     order by id for share`,
    [businessId, ids],
  );
  const refused: RefusedField[] = [];
  const accounts = named.map(({ id, mode, field }): MoneyAccount | null => {
    if (id === null) return null;
    const row = rows.find((one) => one.id === id);
    const usual = movesMoney(mode) ? usualAccount(mode, direction) : null;
    if (row !== undefined && row.code === usual) return null;
    const key = problemOf(row, mode, { outletId, kept });
    if (key === null && row !== undefined) return asAccountCode(row.code);
    refused.push({ field, key: key ?? 'common.choiceUnknown' });
    return null;
  });
  return { accounts, refused };
}

function problemOf(
  row: Row | undefined,
  mode: SettlementMode,
  { outletId, kept }: { outletId: number; kept: readonly string[] },
): RefusedField['key'] | null {
  if (row === undefined) return 'common.choiceUnknown';
  const groups: readonly string[] = movesMoney(mode) ? groupsOfMode[mode] : [];
  if (!groups.includes(row.group_code)) return 'payment.accountOfOtherMode';
  if (kept.includes(row.code)) return null;
  if (!row.is_active) return 'payment.accountInactive';
  return row.outlet_id === null || row.outlet_id === outletId ? null : 'payment.accountOfOtherOutlet';
}
