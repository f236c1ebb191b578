import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { freeAdvance } from '@bahi/domain/calendar/advance-days';
import type { PartyKind, SettlementDirection } from '@bahi/domain/document-kinds';
import { paisaOf, rupeesFromPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { readMoneyAccounts } from '../../books/ledger/settlement/money-account.ts';
import { writeSettlement } from '../../books/ledger/settlement/settlement-write.ts';
import { mayRead } from '../../books/ledger/settlement/settlements.ts';
import { lockAdvance } from '../../books/ledger/settlement/advances.ts';
import { readAdvance } from './payment.advance.ts';
import { getSettlement } from './payment.settlements.ts';

type Contract = typeof paymentContract;

/** Which way an advance goes back: to a customer, and from a vendor. */
const directions = { customer: 'PAID', vendor: 'RECEIVED' } as const satisfies Record<PartyKind, SettlementDirection>;

/**
 * Pays back what a customer has in advance in an outlet, or takes back what a vendor holds of ours there: no more than
 * that, and not before it came.
 */
export async function refundAdvance(
  context: Context,
  { body }: Input<Contract['refund']>,
): Promise<Answer<Contract['refund']>> {
  const { calendar, today } = context;
  const sent = { ad: body.paymentDate, bs: body.paymentDateBS };
  const day = readRequiredDay(calendar, sent, { ad: 'paymentDate', bs: 'paymentDateBS' });
  if (day > today) fail('common.dateFuture', { field: 'paymentDate' });
  const party: PartyKind = body.vendorId === null ? 'customer' : 'vendor';
  const partyId = await readPartyId(context, party, body[`${party}Id`]);
  const outlet = await readOutlet(context, body.outletId);
  await refuseLocked(context, { day, field: 'paymentDate', hasVat: false });
  const amount = paisaOf(body.amount);
  const kind = directions[party];
  const changes = await lockAdvance(context, { party, partyId, outletId: outlet.id });
  if (amount > sumPaisa(changes.map(({ change }) => change))) fail('payment.advanceMissing', { field: 'amount' });
  if (amount > freeAdvance(changes, day)) fail('payment.advanceEarly', { field: 'paymentDate' });
  const { paymentMode: mode, moneyAccountId } = body;
  const named = [{ id: moneyAccountId, mode, field: 'moneyAccountId' }];
  const { accounts, refused } = await readMoneyAccounts(context, { direction: kind, outletId: outlet.id }, named);
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  const account = accounts[0] ?? null;
  const payment = { mode, account, day, postedOn: day, amount, allocations: [], inAdvance: zeroPaisa };
  const plan = { kind, party, partyId, outlet, payments: [payment], total: amount, remarks: body.remarks };
  const id = await writeSettlement(context, plan);
  context.say('payment.saved');
  return getSettlement(context, id);
}

/** What a vendor holds of ours in an outlet; null for who may not read what is bought. */
export async function readVendorAdvance(
  context: Context,
  { params, query }: Input<Contract['vendorAdvance']>,
): Promise<Answer<Contract['vendorAdvance']>> {
  if (!seesVendors(context)) return { advanceAmount: null };
  const outlet = await readOutlet(context, query.outletId ?? null);
  const advance = await readAdvance(context, { party: 'vendor', partyId: params.vendorId, outletId: outlet.id });
  return { advanceAmount: rupeesFromPaisa(advance) };
}

async function readPartyId(context: Context, party: PartyKind, id: number | null): Promise<number> {
  if (party === 'vendor' && !seesVendors(context)) return fail('common.forbidden', { status: 403 });
  const [row] = await context.db.query<{ id: number }>(`select id from ${party} where business_id = $1 and id = $2`, [
    context.businessId,
    id,
  ]);
  return row?.id ?? fail('common.choiceUnknown', { field: `${party}Id` });
}

/** What lies between the business and its vendors is private to who may read what is bought of them. */
function seesVendors({ can }: Context): boolean {
  return mayRead({ can }, { settledBy: 'PAID', party: 'vendor' });
}
