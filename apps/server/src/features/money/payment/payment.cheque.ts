import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { isStaleCheque } from '@bahi/domain/posting/cash/cheque';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { ChequeDetails } from '../../books/ledger/settlement/settlement-cheque.ts';
import type { PlannedPayment } from '../../books/ledger/settlement/settlement-write.ts';
import { fallen, movedCheque } from './payment.account.ts';

type Sent = {
  paymentMode: string;
  chequeNumber: string | null;
  chequeBank: string | null;
  chequeDate: string | null;
  chequeDateBS: string | null;
  paymentDate: string | null;
  paymentDateBS: string | null;
};

/** What a row says of its cheque; null of another mode. Errors at its fields: of a row that is no cheque. */
export function readChequeDetails({ calendar }: Context, row: Sent, field: string): ChequeDetails | null {
  const day = readDay(
    calendar,
    { ad: row.chequeDate, bs: row.chequeDateBS },
    { ad: `${field}.chequeDate`, bs: `${field}.chequeDateBS` },
  );
  if (row.paymentMode !== 'CHEQUE') {
    const said = { chequeNumber: row.chequeNumber, chequeBank: row.chequeBank, chequeDate: day };
    const fields = Object.entries(said).flatMap(([name, value]): RefusedField[] =>
      value === null ? [] : [{ field: `${field}.${name}`, key: 'cheque.notCheque' }],
    );
    if (fields.length > 0) fail('cheque.notCheque', { fields });
    return null;
  }
  const { chequeNumber: number, chequeBank: bank } = row;
  if (number === null && bank === null && day === null) return null;
  const paid = readDay(
    calendar,
    { ad: row.paymentDate, bs: row.paymentDateBS },
    { ad: `${field}.paymentDate`, bs: `${field}.paymentDateBS` },
  );
  const own = day ?? paid;
  return own === null ? null : { number, bank, day: own };
}

type Whose = { kind: SettlementDirection; party: PartyKind; partyId: number };

/** What is wrong with the cheques of a settlement: too old, post-dated and in the bank, or entered already. */
export async function refuseCheques(
  context: Context,
  whose: Whose,
  payments: readonly PlannedPayment[],
  rows: readonly { field: string }[],
): Promise<RefusedField[]> {
  const refused: RefusedField[] = [];
  const seen = new Set<string>();
  for (const [position, { cheque, day, account = null }] of payments.entries()) {
    const field = rows[position]?.field ?? '';
    if (!cheque) continue;
    if (isStaleCheque(cheque.day, day)) refused.push({ field: `${field}.chequeDate`, key: 'cheque.stale' });
    if (cheque.day > day && account !== null && whose.kind === 'RECEIVED')
      refused.push({ field: `${field}.moneyAccountId`, key: 'cheque.postDatedInBank' });
    if (cheque.number === null) continue;
    const drawnOn = whose.kind === 'PAID' ? (account ?? 'BANK') : (cheque.bank ?? '').toLowerCase();
    const key = `${drawnOn} ${cheque.number}`;
    const { kind, party, partyId } = whose;
    const asked = { kind, party, partyId, number: cheque.number, bank: cheque.bank, account: account ?? 'BANK' };
    if (seen.has(key) || (await isTaken(context, asked)))
      refused.push({ field: `${field}.chequeNumber`, key: 'cheque.numberTaken' });
    seen.add(key);
  }
  return refused;
}

type Asked = Whose & { number: string; bank: string | null; account: string };

/** Whether a cheque of that number stands: of the same party and bank, or drawn on the same account. */
export async function isTaken({ db, businessId }: Context, asked: Asked, besideId = 0): Promise<boolean> {
  const { kind, party, partyId, number, bank, account } = asked;
  const rows =
    kind === 'RECEIVED'
      ? await db.query(
          `select from cheque where business_id = $1 and kind = 'RECEIVED' and ${party}_id = $2 and number = $3
             and lower(coalesce(bank, '')) = lower(coalesce($4, '')) and state in ('IN_HAND', 'DEPOSITED', 'CLEARED') and id <> $5`,
          [businessId, partyId, number, bank, besideId],
        )
      : await db.query(
          `select from cheque where business_id = $1 and kind = 'PAID' and account_code = $2 and number = $3
             and state in ('ISSUED', 'CLEARED') and id <> $4`,
          [businessId, account, number, besideId],
        );
  return rows.length > 0;
}

/**
 * Refuses to delete or edit a settlement one of whose cheques went its way: what was put into a bank or paid by it is taken
 * back first. With `orFallen` also one that bounced or went back, which an edit would forget.
 */
export async function refuseMovedCheques(
  { db, businessId }: Context,
  settlementId: number,
  { orFallen }: { orFallen: boolean },
): Promise<void> {
  // Locked first and judged after it: one that is on its way into the bank just now is waited for, whatever its state was.
  await db.query('select id from cheque where business_id = $1 and settlement_id = $2 order by id for update', [
    businessId,
    settlementId,
  ]);
  const moved = await db.query(
    `select from cheque join payment on payment.business_id = cheque.business_id and payment.id = cheque.payment_id
     where cheque.business_id = $1 and cheque.settlement_id = $2 and (${movedCheque} or ($3 and cheque.state in (${fallen})))`,
    [businessId, settlementId, orFallen],
  );
  if (moved.length > 0) fail('cheque.paymentMoved', { status: 409 });
}
