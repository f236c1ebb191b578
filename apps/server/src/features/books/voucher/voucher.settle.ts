import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { freeAdvance } from '@bahi/domain/calendar/advance-days';
import { type DocumentKind, kindsWith, type PartyKind } from '@bahi/domain/document-kinds';
import { addPaisa, asPaisa, formatRupees, type Paisa, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { dueEffectOf } from '@bahi/domain/posting/accounts/voucher';
import { partyOfAccount } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { lockAdvance } from '../ledger/settlement/advances.ts';
import { accountOfAdvances } from '../ledger/party-due.ts';
import type { WrittenLine } from './voucher.prepare.ts';

type Where = { outletId: number; day: CalendarDay };
/** What a voucher takes from which document. */
export type SetAgainst = { documentId: number; amount: Paisa };
type Open = { id: number; kind: DocumentKind; customer_id: number | null; vendor_id: number | null; due: Paisa };
type OpenRow = Omit<Open, 'due'> & { due_paisa: number };

/** What is opened between the business and a party, and taken from by a line on the other side. */
export const openedKinds = {
  customer: kindsWith({ party: 'customer', settledBy: 'RECEIVED' }),
  vendor: kindsWith({ party: 'vendor', settledBy: 'PAID' }),
} as const satisfies Record<PartyKind, unknown>;

/**
 * What the lines of a voucher are set against: a line that takes from what its party owes, or is owed, takes from the bill
 * that was chosen for it, else from the oldest ones, of its outlet and until its day, and never from more than is open:
 * so what is due by bills stays what the account says. The bills are locked until the transaction ends, and the advances
 * that lines draw on as well. Fails at the fields of the lines that would take too much, or choose a bill of a kind that
 * is not to be chosen.
 */
export async function settleLines(
  context: Context,
  where: Where,
  lines: readonly WrittenLine[],
  isChoosable: (kind: DocumentKind) => boolean = () => true,
): Promise<SetAgainst[]> {
  const open = await lockOpen(context, where, lines);
  const taken = new Map<number, Paisa>();
  const refused: RefusedField[] = [];
  const take = (line: WrittenLine, position: number, bills: readonly Open[], key: 'aboveBill' | 'aboveDue'): void => {
    let left = addPaisa(line.debit, line.credit);
    const room = (bill: Open): Paisa => subtractPaisa(bill.due, taken.get(bill.id) ?? zeroPaisa);
    const due = bills.reduce((sum, bill) => addPaisa(sum, room(bill)), zeroPaisa);
    if (left > due) {
      const field = `lines.${position}.${line.debit > 0 ? 'debit' : 'credit'}`;
      refused.push({ field, key: `voucher.${key}`, parameters: { due: formatRupees(due, context.language) } });
      return;
    }
    for (const bill of bills) {
      const part = asPaisa(Math.min(left, room(bill)));
      if (part > 0) taken.set(bill.id, addPaisa(taken.get(bill.id) ?? zeroPaisa, part));
      left = subtractPaisa(left, part);
    }
  };
  const settling = [...lines.entries()].filter(([, line]) => dueEffectOf(line) === 'SETTLES');
  // What was chosen comes first: a line that takes from the oldest leaves it alone.
  for (const [position, line] of settling) {
    if (!line.documentId) continue;
    const bill = open.find(({ id }) => id === line.documentId);
    if (bill === undefined || !isOf(bill, line) || !isChoosable(bill.kind))
      refused.push({ field: `lines.${position}.documentId`, key: 'voucher.billUnknown' });
    else take(line, position, [bill], 'aboveBill');
  }
  for (const [position, line] of settling)
    if (!line.documentId)
      take(
        line,
        position,
        open.filter((bill) => isOf(bill, line)),
        'aboveDue',
      );
  refused.push(...(await refuseAdvances(context, where, lines)));
  const [first] = refused;
  if (first !== undefined) return fail(first.key, { fields: refused, parameters: first.parameters ?? {} });
  return [...taken].map(([documentId, amount]) => ({ documentId, amount }));
}

function isOf(bill: Open, line: WrittenLine): boolean {
  const party = partyOfAccount(line.account);
  return party !== null && bill[`${party}_id`] === line.partyId;
}

/** Everybody locks documents in the order of their ids; the oldest are answered first. */
async function lockOpen({ db, businessId }: Context, { outletId, day }: Where, lines: readonly WrittenLine[]) {
  const settling = lines.filter((line) => dueEffectOf(line) === 'SETTLES');
  if (settling.length === 0) return [];
  const idsOf = (party: PartyKind): number[] =>
    settling.flatMap((line) => (partyOfAccount(line.account) === party ? (line.partyId ?? []) : []));
  const rows = await db.query<OpenRow & { dated_on: string }>(
    `select id, kind, customer_id, vendor_id, dated_on, total_paisa - paid_paisa as due_paisa from document
     where business_id = $1 and outlet_id = $2 and state = 'FINAL' and paid_paisa < total_paisa
       and coalesce(booked_on, dated_on) <= $3 and ((customer_id = any($4) and kind = any($5)) or (vendor_id = any($6) and kind = any($7)))
     order by id for update`,
    [
      businessId,
      outletId,
      formatAdDate(day),
      idsOf('customer'),
      openedKinds.customer,
      idsOf('vendor'),
      openedKinds.vendor,
    ],
  );
  return rows
    .toSorted((one, other) => one.dated_on.localeCompare(other.dated_on) || one.id - other.id)
    .map(({ due_paisa, ...row }): Open => ({ ...row, due: asPaisa(due_paisa) }));
}

/** Nobody has less than nothing in advance, on that day or later. */
async function refuseAdvances(
  context: Context,
  { outletId, day }: Where,
  lines: readonly WrittenLine[],
): Promise<RefusedField[]> {
  const refused: RefusedField[] = [];
  const drawing = [...lines.entries()].flatMap(([position, line]) => {
    const party = partyOfAccount(line.account);
    if (party === null || line.partyId === undefined || line.account !== accountOfAdvances[party]) return [];
    const change =
      party === 'customer' ? subtractPaisa(line.credit, line.debit) : subtractPaisa(line.debit, line.credit);
    const field = `lines.${position}.${line.debit > 0 ? 'debit' : 'credit'}`;
    return [{ party, partyId: line.partyId, change, field }];
  });
  for (const parts of Map.groupBy(drawing, ({ party, partyId }) => `${party} ${partyId}`).values()) {
    const [{ party, partyId } = { party: null, partyId: 0 }] = parts;
    const first = parts.find(({ change }) => change < 0);
    if (party === null || first === undefined) continue;
    const before = await lockAdvance(context, { party, partyId, outletId });
    const changes = [...before, ...parts.map(({ change }) => ({ day, change }))];
    if (freeAdvance(changes, day) < 0) refused.push({ field: first.field, key: 'voucher.aboveAdvance' });
  }
  return refused;
}
