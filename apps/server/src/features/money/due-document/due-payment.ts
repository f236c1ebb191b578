import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type CategoryKind, documentKinds } from '@bahi/domain/document-kinds';
import { type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { PaymentMode } from '@bahi/domain/posting/payment';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { DocumentOutlet } from '../../books/ledger/document-outlet.ts';
import { readMoneyAccounts } from '../../books/ledger/settlement/money-account.ts';
import { writeSettlement } from '../../books/ledger/settlement/settlement-write.ts';

/** How a record is paid as it is entered: all of it in one mode, or on credit not at all. */
export type DuePayment = { paymentMode: PaymentMode | 'CREDIT'; moneyAccountId: number | null };
type Entered = {
  id: number;
  partyId: number;
  outlet: Pick<DocumentOutlet, 'id' | 'code'>;
  billedOn: CalendarDay;
  total: Paisa;
};

/**
 * Pays a record that was just entered, by a settlement of its own on the day of its bill. Errors at `paymentMode` for who
 * may not take money, at `moneyAccountId` for an account that cannot be.
 */
export async function payAtEntry(
  context: Context,
  kind: CategoryKind,
  { paymentMode: mode, moneyAccountId }: DuePayment,
  { id, partyId, outlet, billedOn, total }: Entered,
): Promise<void> {
  if (mode === 'CREDIT') return;
  if (!context.can('payment.create')) fail('dueDocument.paymentForbidden', { field: 'paymentMode' });
  const { settledBy, party } = documentKinds[kind];
  const named = { id: moneyAccountId, mode, field: 'moneyAccountId' };
  const where = { direction: settledBy, outletId: outlet.id };
  const { accounts, refused } = await readMoneyAccounts(context, where, [named]);
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  await writeSettlement(context, {
    kind: settledBy,
    party,
    partyId,
    outlet,
    payments: [
      {
        mode,
        account: accounts[0] ?? null,
        day: billedOn,
        postedOn: billedOn,
        amount: total,
        allocations: [{ document: { id }, amount: total }],
        inAdvance: zeroPaisa,
      },
    ],
    total,
    remarks: null,
  });
}
