import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import type { Paisa } from '@bahi/domain/numbers/money';
import { accountOfCheque } from '@bahi/domain/posting/cash/cheque';
import type { MoneyAccount, SettledMode } from '@bahi/domain/posting/payment';
import type { Context } from '../../../../platform/core/context.ts';
import { bothDates } from '../../../../platform/core/days.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';

/** What stands on a cheque, as far as who wrote the payment had it at hand. */
export type ChequeDetails = { number: string | null; bank: string | null; day: CalendarDay };

type ByCheque = {
  mode: SettledMode;
  account?: MoneyAccount | null;
  day: CalendarDay;
  amount: Paisa;
  cheque?: ChequeDetails | null;
};
type Of = { kind: SettlementDirection; party: PartyKind; partyId: number; outletId: number; settlementId: number };

/** The account that a payment moves where its mode alone does not say it: of a cheque also by the day on it. */
export function accountOfPayment(kind: SettlementDirection, payment: ByCheque): MoneyAccount | undefined {
  const account = payment.account ?? null;
  if (payment.mode !== 'CHEQUE') return account ?? undefined;
  return accountOfCheque({ kind, isPostDated: isPostDated(payment), account });
}

/** Notes the cheque of a payment by cheque: where it is put straight into a bank, it is deposited. */
export async function writeCheque(context: Context, of: Of, paymentId: number, payment: ByCheque): Promise<void> {
  if (payment.mode !== 'CHEQUE') return;
  const { db, businessId, session, calendar } = context;
  const { kind, party, partyId, outletId, settlementId } = of;
  const [came, dated] = [payment.day, payment.cheque?.day ?? payment.day].map((day) => bothDates(day, calendar));
  if (came === undefined || dated === undefined) throw new RangeError('a cheque has its days');
  const account = payment.account ?? null;
  await insertRow(db, 'cheque', {
    business_id: businessId,
    outlet_id: outletId,
    settlement_id: settlementId,
    payment_id: paymentId,
    kind,
    customer_id: party === 'customer' ? partyId : null,
    vendor_id: party === 'vendor' ? partyId : null,
    number: payment.cheque?.number ?? null,
    bank: payment.cheque?.bank ?? null,
    dated_on: dated.ad,
    dated_on_bs: dated.bs,
    came_on: came.ad,
    came_on_bs: came.bs,
    is_post_dated: isPostDated(payment),
    amount_paisa: payment.amount,
    account_code: kind === 'PAID' ? (account ?? 'BANK') : account,
    state: kind === 'PAID' ? 'ISSUED' : account === null ? 'IN_HAND' : 'DEPOSITED',
    state_on: came.ad,
    state_on_bs: came.bs,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
}

function isPostDated({ day, cheque }: ByCheque): boolean {
  return (cheque?.day ?? day) > day;
}
