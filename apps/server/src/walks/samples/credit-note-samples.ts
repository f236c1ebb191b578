import type { Sent } from '@bahi/contract/endpoint';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { call } from '../../testing/caller.ts';
import { sellThere } from './bill-samples.ts';
import type { Samples, World } from './samples.ts';

type Body = Sent<typeof creditNoteContract.save>['body'];

/** One piece of a bill of its own comes back. */
async function bodyOf({ shop, marker }: World): Promise<Body> {
  const bill = await sellThere(shop);
  const lines = [{ invoiceLineId: bill.lines[0]?.id ?? 0, quantity: 1 }];
  return { invoiceId: bill.id, case: 'RETURN', state: 'FINAL', issuedDateAD: '2026-11-20', remarks: marker, lines };
}

async function saved(world: World, state: 'DRAFT' | 'FINAL' = 'FINAL') {
  return call(world.shop.owner, creditNoteContract.save, { body: { ...(await bodyOf(world)), state } });
}

export const creditNoteSamples: Samples = {
  'creditNote.list': () => ({ query: { pageSize: 50 } }),
  'creditNote.get': async (world) => ({ params: { id: (await saved(world)).id } }),
  'creditNote.creditable': async ({ shop }) => ({ params: { invoiceId: (await sellThere(shop)).id } }),
  'creditNote.nextNumber': ({ shop }) => ({ query: { outletId: shop.outletId } }),
  'creditNote.save': async (world) => ({ body: await bodyOf(world) }),
  'creditNote.removeDraft': async (world) => ({ params: { id: (await saved(world, 'DRAFT')).id } }),
  'creditNote.print': async (world) => ({ params: { id: (await saved(world)).id }, body: { language: 'ne' } }),
  'creditNote.view': async (world) => ({ params: { id: (await saved(world)).id } }),
};
