import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { call } from '../../testing/caller.ts';
import { backOf, type DebitNoteBody } from '../../testing/debit-notes.ts';
import { buy } from '../../testing/purchases.ts';
import { picture } from '../picture.ts';
import type { Samples, World } from './samples.ts';

/** One packet of a bill of its own goes back. */
async function bodyOf({ shop, marker }: World): Promise<DebitNoteBody> {
  return backOf(await buy(shop), [1], { remarks: marker });
}

async function saved(world: World, state: 'DRAFT' | 'FINAL' = 'FINAL') {
  return call(world.shop.owner, debitNoteContract.save, { body: { ...(await bodyOf(world)), state } });
}

export const debitNoteSamples: Samples = {
  'debitNote.list': () => ({ query: { pageSize: 50 } }),
  'debitNote.get': async (world) => ({ params: { id: (await saved(world)).id } }),
  'debitNote.returnable': async ({ shop }) => ({ params: { purchaseId: (await buy(shop)).id } }),
  'debitNote.nextNumber': ({ shop }) => ({ query: { outletId: shop.outletId } }),
  'debitNote.save': async (world) => ({ body: await bodyOf(world) }),
  'debitNote.removeDraft': async (world) => ({ params: { id: (await saved(world, 'DRAFT')).id } }),
  'debitNote.uploadDocument': () => ({ files: { document: picture() } }),
  'debitNote.removeDocument': async ({ shop }) => {
    const sent = await call(shop.owner, debitNoteContract.uploadDocument, { files: { document: picture() } });
    return { alone: 404, params: { docUuid: sent.docUuid } };
  },
  'debitNote.print': async (world) => ({ params: { id: (await saved(world)).id }, body: { language: 'ne' } }),
  'debitNote.view': async (world) => ({ params: { id: (await saved(world)).id } }),
};
