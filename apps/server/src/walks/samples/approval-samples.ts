import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { limitDrafts } from '../../testing/approvals.ts';
import { call } from '../../testing/caller.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { quotationOf } from '../../testing/quotations.ts';
import { lineOf } from '../../testing/shop.ts';
import { billThere, sellThere } from './bill-samples.ts';
import type { Sample, Samples, World } from './samples.ts';

/** Beyond whatever else the walks write; what is drafted above it waits for somebody else. */
const limit = 500_000_000;
const dear = { rate: 600_000_000 };

function clerkOf({ app, shop }: World): Promise<Person> {
  const rights = ['invoice.create', 'quotation.create', 'credit-note.create'] as const;
  return addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
}

type Draft = { id: number; version: number };
const approving = ({ id, version }: Draft): Sample => ({ body: { drafts: [{ id, version }] } });
const rejecting = ({ id, version }: Draft, { marker }: World): Sample => ({
  params: { id },
  body: { remarks: `Too dear, ${marker}`, version },
});

async function draftedInvoice(world: World): Promise<Draft> {
  await limitDrafts(world.shop, limit);
  const lines = [lineOf(world.shop.rice.variantId, dear)];
  const body = billThere(world.shop, { state: 'DRAFT', remarks: world.marker, lines });
  return call(await clerkOf(world), invoiceContract.create, { body });
}

async function draftedQuotation(world: World): Promise<Draft> {
  await limitDrafts(world.shop, limit);
  const lines = [lineOf(world.shop.rice.variantId, dear)];
  const body = quotationOf(world.shop, { state: 'DRAFT', remarks: world.marker, lines });
  return call(await clerkOf(world), quotationContract.create, { body });
}

async function draftedCreditNote(world: World): Promise<Draft> {
  await limitDrafts(world.shop, null);
  const bill = await sellThere(world.shop, { lines: [lineOf(world.shop.rice.variantId, dear)] });
  await limitDrafts(world.shop, limit);
  const lines = [{ invoiceLineId: bill.lines[0]?.id ?? 0, quantity: 1 }];
  const body = { invoiceId: bill.id, case: 'RETURN', state: 'DRAFT', issuedDateAD: '2026-11-20', lines } as const;
  return call(await clerkOf(world), creditNoteContract.save, { body: { ...body, remarks: world.marker } });
}

export const approvalSamples: Samples = {
  'business.saveStockRule': () => ({ body: { allowsNegativeStock: false }, alone: 403 }),
  'business.saveBatchRule': () => ({ body: { keepsBatches: true }, alone: 403 }),
  'business.saveCreditRule': () => ({ body: { creditRule: 'WARN' }, alone: 403 }),
  'business.saveApprovalLimit': () => ({ body: { approvalLimit: limit }, alone: 403 }),
  'business.saveVoucherLimit': () => ({ body: { voucherLimit: limit }, alone: 403 }),
  'invoice.approveDrafts': async (world) => approving(await draftedInvoice(world)),
  'invoice.rejectDraft': async (world) => rejecting(await draftedInvoice(world), world),
  'quotation.approveDrafts': async (world) => approving(await draftedQuotation(world)),
  'quotation.rejectDraft': async (world) => rejecting(await draftedQuotation(world), world),
  'creditNote.approveDrafts': async (world) => approving(await draftedCreditNote(world)),
  'creditNote.rejectDraft': async (world) => rejecting(await draftedCreditNote(world), world),
};
