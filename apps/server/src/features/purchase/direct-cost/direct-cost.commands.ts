import type { Answer, Input } from '@bahi/contract/endpoint';
import type { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { documentKinds } from '@bahi/domain/document-kinds';
import { addPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type LandedCost, postLandedCost } from '@bahi/domain/posting/landed-cost';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { insertDocument, insertOwn } from '../../books/ledger/document-head.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { writeSettlement } from '../../books/ledger/settlement/settlement-write.ts';
import { getCostsOfPurchase } from './direct-cost.queries.ts';
import {
  type CarriedPurchase,
  type GoodsLine,
  lockCarried,
  prepareCost,
  type PreparedCost,
} from './direct-cost.sources.ts';

type Contract = typeof directCostContract;

/** Adds costs to a purchase, each a bill of its vendor; paid at once, or left due. All of them or none. */
export async function saveDirectCosts(
  context: Context,
  { body }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  const purchase = await lockCarried(context, body.purchaseInvoiceId);
  if (purchase.goods.length === 0) return fail('directCost.noGoods', { field: 'purchaseInvoiceId' });
  for (const [position, form] of body.costs.entries())
    await writeCost(context, purchase, await prepareCost(context, purchase, form, `costs.${position}`));
  context.say('directCost.saved');
  return getCostsOfPurchase(context, { params: { invoiceId: purchase.id } });
}

async function writeCost(context: Context, purchase: CarriedPurchase, cost: PreparedCost): Promise<void> {
  const { form, landingCost, vendor, net, vat, billedOn, dueOn, vendorBill } = cost;
  const total = addPaisa(net, vat);
  const id = await insertDocument(context, 'DIRECT_COST', {
    outletId: purchase.outlet.id,
    partyId: form.vendorId,
    heading: `${landingCost.name_np ?? landingCost.name} · ${purchase.number}`,
    datedOn: billedOn,
    dueOn,
    total,
    vat,
    vendorBill,
    state: 'FINAL',
  });
  await insertOwn(context, 'DIRECT_COST', id, {
    purchase_id: purchase.id,
    landing_cost_business_id: landingCost.business_id,
    landing_cost_id: landingCost.id,
    name: landingCost.name,
    name_np: landingCost.name_np,
    allocation_method: form.allocationMethod,
    per_unit_paisa: form.perUnitCost === null ? null : Math.round(form.perUnitCost * 100),
    net_paisa: net,
    bill_number: form.billNumber,
    ...vendor,
    remarks: form.remarks,
  });
  await postCost(context, purchase, cost, id);
  if (form.paymentMode === 'CREDIT') return;
  const paid = { document: { id }, amount: total };
  const payment = {
    mode: form.paymentMode,
    day: billedOn,
    postedOn: billedOn,
    amount: total,
    allocations: [paid],
    inAdvance: zeroPaisa,
  };
  await writeSettlement(context, {
    kind: 'PAID',
    party: 'vendor',
    partyId: form.vendorId,
    outlet: purchase.outlet,
    payments: [payment],
    total,
    remarks: null,
  });
}

async function postCost(context: Context, purchase: CarriedPurchase, cost: PreparedCost, id: number): Promise<void> {
  const { db, businessId } = context;
  const day = cost.billedOn;
  const outletId = purchase.outlet.id;
  const balances = await lockBalances(context, { outletId, variantIds: variantsOf(purchase.goods), day });
  const { posting, intoStock } = postLandedCost(landedCostOf(purchase, cost), { balances });
  const source = {
    kind: documentKinds.DIRECT_COST.entry,
    sourceKind: 'DIRECT_COST',
    sourceId: id,
    sourceVersion: 1,
    outletId,
    day,
  };
  const entryId = await recordPosting(context, source, posting);
  await db.query('update document set entry_id = $3 where business_id = $1 and id = $2', [businessId, id, entryId]);
  // VAT alone is spread over nothing.
  if (cost.net === 0) return;
  await insertRows(
    db,
    'direct_cost_share',
    purchase.goods.map((line, position) => ({
      business_id: businessId,
      direct_cost_id: id,
      purchase_line_id: line.id,
      amount_paisa: cost.shares[position] ?? zeroPaisa,
      stock_paisa: intoStock[position] ?? zeroPaisa,
    })),
  );
}

/** The variants of a purchase that went onto the shelf. */
export function variantsOf(goods: readonly GoodsLine[]): number[] {
  return goods.flatMap(({ line }) => (line.into === 'STOCK' ? [line.itemVariantId] : []));
}

function landedCostOf({ outlet, goods }: CarriedPurchase, { form, net, vat, shares }: PreparedCost): LandedCost {
  return {
    outletId: outlet.id,
    vendorId: form.vendorId,
    amount: net,
    vat,
    shares: goods.map(({ line, sourceLine }, position) => ({ line, sourceLine, share: shares[position] ?? zeroPaisa })),
  };
}
