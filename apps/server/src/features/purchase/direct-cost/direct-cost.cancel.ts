import type { Answer, Input } from '@bahi/contract/endpoint';
import type { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { documentKinds } from '@bahi/domain/document-kinds';
import { asPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type LandedCost, postLandedCostCancellation } from '@bahi/domain/posting/landed-cost';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';
import { variantsOf } from './direct-cost.commands.ts';
import { getCostsOfPurchase } from './direct-cost.queries.ts';
import { readGoods } from './direct-cost.sources.ts';

type Contract = typeof directCostContract;
type Locked = DocumentRow & { purchase_id: number; net_paisa: number };

/** Takes back a cost of this month that is not paid: on the first open day from today on. */
export async function cancelDirectCost(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const { db, businessId, today, calendar } = context;
  const row = await lockCost(context, params.id);
  if (body.version !== undefined && body.version !== row.version) return failStale();
  if (row.state !== 'FINAL' || row.entry_id === null) return fail('directCost.notCancellable', { status: 409 });
  if (!isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs: bothDates(today, calendar).bs }))
    return fail('directCost.monthOver', { status: 409 });
  await refuseVouchers(context, row.id);
  if (row.paid_paisa > 0) return fail('directCost.paidFirst', { status: 409 });
  const [goods, original] = await Promise.all([
    readGoods(context, row.purchase_id),
    readPosting(context, row.entry_id),
  ]);
  const day = await openDayFrom(context, today, { hasVat: row.vat_paisa > 0 });
  const balances = await lockBalances(context, { outletId: row.outlet_id, variantIds: variantsOf(goods), day });
  const posting = postLandedCostCancellation(await readCost(context, row, goods), original, { balances });
  const source = {
    sourceKind: 'DIRECT_COST',
    sourceId: row.id,
    sourceVersion: row.version,
    outletId: row.outlet_id,
    day,
  };
  const entry = { ...source, kind: documentKinds.DIRECT_COST.reversal, reversesId: row.entry_id };
  await recordPosting(context, entry, posting);
  await db.query(
    `update document set state = 'CANCELLED', cancel_reason = $3, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, body.reason],
  );
  context.say('directCost.cancelled');
  return getCostsOfPurchase(context, { params: { invoiceId: row.purchase_id } });
}

/** Its purchase first, as whoever adds one holds it. */
async function lockCost({ db, businessId }: Context, id: number): Promise<Locked> {
  await db.query(
    `select purchase.id from direct_cost join document purchase on purchase.business_id = $1 and purchase.id = direct_cost.purchase_id
     where direct_cost.business_id = $1 and direct_cost.id = $2 for update of purchase`,
    [businessId, id],
  );
  const [row] = await db.query<Locked>(
    `select document.*, own.purchase_id, own.net_paisa from document
     join direct_cost own on own.business_id = document.business_id and own.id = document.id
     where document.business_id = $1 and document.id = $2 for update of document`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

/** What the cost was, with what each line of goods bore of it. */
async function readCost(
  { db, businessId }: Context,
  row: Locked,
  goods: Awaited<ReturnType<typeof readGoods>>,
): Promise<LandedCost> {
  const shares = await db.query<{ purchase_line_id: number; amount_paisa: number }>(
    'select purchase_line_id, amount_paisa from direct_cost_share where business_id = $1 and direct_cost_id = $2',
    [businessId, row.id],
  );
  const amounts = new Map(shares.map((share) => [share.purchase_line_id, asPaisa(share.amount_paisa)]));
  return {
    outletId: row.outlet_id,
    vendorId: row.vendor_id ?? Number.NaN,
    amount: asPaisa(row.net_paisa),
    vat: asPaisa(row.vat_paisa),
    shares: goods.map(({ id, line, sourceLine }) => ({ line, sourceLine, share: amounts.get(id) ?? zeroPaisa })),
  };
}
