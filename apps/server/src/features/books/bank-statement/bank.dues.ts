import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { type DueOffer, offerDues, type OpenDue } from '@bahi/domain/import/bank/due-offers';
import type { OpenStatementLine } from '@bahi/domain/import/bank/match-offers';
import { type DocumentKind, documentKindNames, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { readNets } from '../../money/tds/tds.net.ts';
import { readRatesByDay } from '../../money/tds/tds.rates.ts';
import type { BankAccount } from './bank.account.ts';

type Contract = typeof bankStatementContract;
type Told = Answer<Contract['open']>['dueOffers'];
type Asking = Pick<Context, 'db' | 'businessId' | 'can'>;

type DueRow = {
  kind: DocumentKind;
  id: number;
  outlet_id: number;
  dated_on: string;
  from_on: string;
  code: string;
  due_paisa: number;
  paid_paisa: number;
  party_name: string | null;
  party_name_np: string | null;
  party: string;
};

/** Of very many open documents of a kind these are looked at, the latest first; all are found in the dialog. */
const mostDues = 1000;
/** Nobody holds back more of a bill than this share. */
const mostHeld = 0.4;

/** The kinds that the caller may see and that are settled by money in or out. */
export function payableKinds({ can }: Pick<Context, 'can'>, way: 'RECEIVED' | 'PAID' | null): DocumentKind[] {
  return documentKindNames.filter(
    (kind) =>
      (way === null || documentKinds[kind].settledBy === way) &&
      (!documentKinds[kind].isPrivate || can(rightToRead(kind))),
  );
}

/** What lines for which the books have nothing may have paid; nothing for who may not enter payments. */
export async function readDueOffers(
  context: Asking,
  account: BankAccount,
  lines: readonly OpenStatementLine[],
): Promise<Told> {
  const last = Math.max(...lines.map(({ day }) => day));
  if (lines.length === 0 || !context.can(paymentContract.createSettlement.access)) return [];
  const rows = (await readDues(context, account)).filter((row) => storedDay(row.from_on) <= last);
  const taxed = await readTaxed(context, rows, lines);
  const rates = await readRatesByDay(context);
  const offers = offerDues(
    lines,
    rows.map((row) => dueOf(row, taxed.get(row.id) ?? null)),
    rates,
  );
  const amounts = new Map(lines.map(({ id, amount }) => [id, amount]));
  const known = new Map(rows.map((row) => [row.id, row]));
  return offers.map((offer) => tell(offer, known, asPaisa(amounts.get(offer.line) ?? 0)));
}

/** Of each kind for itself, read from its index: the many of one do not stand before the few of another. */
function readDues({ db, businessId, can }: Asking, { outletId }: BankAccount): Promise<DueRow[]> {
  return db.query<DueRow>(
    `select due.kind, due.id, due.outlet_id, due.dated_on, coalesce(due.booked_on, due.dated_on) as from_on,
       coalesce(due.number, due.heading, '') as code, due.due_paisa, due.paid_paisa,
       coalesce(customer.name, vendor.name) as party_name, coalesce(customer.name_np, vendor.name_np) as party_name_np,
       case when due.customer_id is null then concat('vendor ', due.vendor_id) else concat('customer ', due.customer_id) end as party
     from unnest($2::text[]) asked(kind)
     cross join lateral (select * from document_due where business_id = $1 and kind = asked.kind
       and ($3::bigint is null or outlet_id = $3) order by dated_on desc nulls last, id desc limit ${mostDues}) due
     left join customer on customer.business_id = $1 and customer.id = due.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = due.vendor_id`,
    [businessId, payableKinds({ can }, null), outletId],
  );
}

/** Whether tax is held back of such documents when they are paid, by who pays them. */
export function isTaxedByPayer(kind: DocumentKind): boolean {
  const { settledBy, party } = documentKinds[kind];
  return settledBy === 'RECEIVED' && party === 'customer';
}

/**
 * What customers may have held tax back from, of documents on which nothing is paid: where a line is less than one of them
 * by so little. What they did hold back is judged when it is entered.
 */
async function readTaxed(
  context: Asking,
  rows: readonly DueRow[],
  lines: readonly OpenStatementLine[],
): Promise<Map<number, Paisa>> {
  const asked = rows.filter(
    ({ kind, paid_paisa: paid, due_paisa: due }) =>
      isTaxedByPayer(kind) && paid === 0 && lines.some(({ amount }) => amount < due && amount >= due * (1 - mostHeld)),
  );
  if (asked.length === 0) return new Map();
  const nets = await readNets(
    context,
    asked.map(({ id }) => id),
  );
  return new Map(nets.flatMap(({ id, net, isKnown }) => (isKnown ? [[id, net] as const] : [])));
}

function dueOf(row: DueRow, taxedFrom: Paisa | null): OpenDue {
  const way = documentKinds[row.kind].settledBy === 'RECEIVED' ? 1 : -1;
  return {
    id: row.id,
    day: storedDay(row.from_on),
    amount: way * row.due_paisa,
    party: row.party,
    partyNames: [row.party_name, row.party_name_np].filter((name) => name !== null),
    outletId: row.outlet_id,
    numbers: [row.code],
    taxedFrom,
  };
}

function tell(offer: DueOffer, rows: ReadonlyMap<number, DueRow>, amount: Paisa): Told[number] {
  return {
    line: offer.line,
    amount: rupeesOf(amount),
    documents: offer.dues.flatMap((id) => rows.get(id) ?? []).map(payableOf),
    heldAmount: offer.held === null ? null : rupeesOf(offer.held.amount),
    natures: [...(offer.held?.natures ?? [])],
    isLearnt: offer.isLearnt,
  };
}

type Payable = Pick<DueRow, 'kind' | 'id' | 'code' | 'party_name' | 'party_name_np' | 'due_paisa'>;

/** A document that a line may pay, as it is told. */
export function payableOf(row: Payable): Told[number]['documents'][number] {
  return {
    type: row.kind,
    id: row.id,
    code: row.code,
    partyName: row.party_name ?? '',
    partyNameNp: row.party_name_np,
    dueAmount: rupeesOf(row.due_paisa),
  };
}
