import type { Answer, Input } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { documentKinds } from '@bahi/domain/document-kinds';
import { postPurchase } from '@bahi/domain/posting/purchase-invoice';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { wishesOf } from '../../books/ledger/batches/batch-wish.ts';
import { issueDocument } from '../../books/ledger/document-number.ts';
import { insertEntry, writePosting } from '../../books/ledger/posting.ts';
import { attachDocuments } from '../../money/due-document/due-files.ts';
import { type PreparedPurchase, preparePurchase, refuseUnfinal } from './purchase.prepare.ts';
import { getPurchase } from './purchase.queries.ts';
import { purchaseTotalsOf } from './purchase.rows.ts';
import { insertHead, replaceHead, rowsOf, writeRows } from './purchase.write.ts';

type Contract = typeof purchaseContract;
type Draft = { id: number; state: string; version: number };

/** What the bill comes to. Nothing is written. */
export async function previewPurchase(
  context: Context,
  { body }: Input<Contract['preview']>,
): Promise<Answer<Contract['preview']>> {
  const prepared = await preparePurchase(context, body);
  return purchaseTotalsOf(prepared, rowsOf(prepared));
}

/** Writes a new bill, or a draft anew; a final one takes its number and posts. What is final is never changed. */
export async function savePurchase(
  context: Context,
  { params, body }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'purchase.update', body);
  const draft = body.id === undefined ? null : await lockDraft(context, body.id, body.version);
  const prepared = await preparePurchase(context, body);
  if (params.type === 'final') await refuseUnfinal(context, prepared, body.id);
  const id = draft === null ? await insertHead(context, prepared) : await replaceHead(context, prepared, draft.id);
  await attachDocuments(context, 'PURCHASE', id, body.documents);
  const lineIds = await writeRows(context, prepared, { id, isDraftAnew: draft !== null });
  if (params.type === 'final') {
    const number = await issue(context, prepared, { id, version: draft === null ? 1 : draft.version + 1, lineIds });
    context.say('purchase.issued', { number });
  } else context.say('purchase.savedDraft');
  return getPurchase(context, { params: { id } });
}

async function lockDraft({ db, businessId }: Context, id: number, version: number | undefined): Promise<Draft> {
  const [draft] = await db.query<Draft>(
    `select id, state, version from document where business_id = $1 and id = $2 and kind = 'PURCHASE' for update`,
    [businessId, id],
  );
  if (draft === undefined) return failNotFound();
  if (version !== undefined && version !== draft.version) return failStale();
  if (draft.state !== 'DRAFT') return fail('purchase.finalImmutable', { status: 409 });
  return draft;
}

type Written = { id: number; version: number; lineIds: readonly number[] };

/** Posts a bill whose rows are there: entry, stock, and as the very last its number. Answers the number. */
async function issue(context: Context, prepared: PreparedPurchase, { id, version, lineIds }: Written): Promise<string> {
  const { form, sources, total, billedOn } = prepared;
  const outletId = sources.outlet.id;
  const variantIds = sources.bought.flatMap(({ into }) => (into.into === 'STOCK' ? [into.itemVariantId] : []));
  const balances = await lockBalances(context, { outletId, variantIds, day: billedOn });
  const posting = postPurchase(
    {
      outletId,
      vendorId: form.vendorId,
      total,
      isVatSetOff: sources.isVatSetOff,
      lines: sources.bought.map(({ into }) => into),
    },
    { balances },
  );
  const source = {
    kind: documentKinds.PURCHASE.entry,
    sourceKind: 'PURCHASE',
    sourceId: id,
    sourceVersion: version,
    outletId,
    day: billedOn,
    batches: wishesOf(sources.bought.map(({ batch }) => batch)),
  };
  const entryId = await insertEntry(context, source);
  await writePosting(context, { ...source, entryId, lineIds }, posting);
  return issueDocument(context, 'PURCHASE', entryId, { id, outlet: sources.outlet, day: billedOn });
}
