import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import {
  accountId,
  contraOf,
  enterContra,
  journalOf,
  openingOf,
  voucherDay,
} from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import { addPerson } from '../../../testing/people.ts';
import { csvFile } from '../../../features/platform/data-import/testing/files.ts';
import { picture } from '../../picture.ts';
import type { Samples, World } from '../samples.ts';

const written = ({ shop, marker }: World) => enterContra(shop.owner, { outletId: shop.outletId, narration: marker });
const one = async (world: World) => ({ params: { id: (await written(world)).id } });

/** A journal that waits: the owner lets nothing of others be posted without a word. */
async function waiting({ app, shop, marker }: World) {
  await call(shop.owner, businessContract.saveVoucherLimit, { body: { voucherLimit: 100 } });
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['voucher.create', 'voucher.read'],
  });
  const body = await journalOf(shop.owner, undefined, { outletId: shop.outletId, narration: marker });
  return call(clerk, voucherContract.journal, { body });
}

/** What a journal made a customer owe. */
async function due({ shop, marker }: World): Promise<number> {
  const { owner, customerId, outletId } = shop;
  const lines = [
    { accountId: await accountId(owner, 'RECEIVABLE'), debit: 10, customerId },
    { accountId: await accountId(owner, 'CAPITAL'), credit: 10 },
  ];
  const body = { dateAD: voucherDay, outletId, narration: marker, lines };
  return (await call(owner, voucherContract.journal, { body })).dues[0]?.documentId ?? 0;
}

/** Before the days on which tests trade, so that it can be entered beside all of it. */
const begun = '2025-04-01';

export const voucherSamples: Samples = {
  'voucher.list': () => ({ query: { pageSize: 50 } }),
  'voucher.accounts': () => ({ query: { pageSize: 50 } }),
  'voucher.opening': () => ({ query: {} }),
  'voucher.get': one,
  'voucher.journal': async ({ shop, marker }) => ({
    body: await journalOf(shop.owner, undefined, { outletId: shop.outletId, narration: marker }),
  }),
  'voucher.contra': async ({ shop, marker }) => ({
    body: await contraOf(shop.owner, { outletId: shop.outletId, narration: marker }),
  }),
  'voucher.enterOpening': async ({ shop, marker }) => ({
    body: await openingOf(shop.owner, undefined, { dateAD: begun, outletId: shop.outletId, narration: marker }),
  }),
  'voucher.previewOpening': ({ shop, marker }) => ({
    body: { dateAD: begun, outletId: shop.outletId },
    files: {
      file: csvFile(
        [
          ['Account', 'Debit', 'Credit'],
          ['CASH', '10', ''],
          [marker, '', '10'],
        ],
        `${marker}.csv`,
      ),
    },
  }),
  'voucher.openBills': ({ shop }) => ({ query: { customerId: shop.customerId, outletId: shop.outletId } }),
  'voucherDue.voucher': async (world) => ({ params: { id: await due(world) } }),
  'voucher.approveDrafts': async (world) => {
    const { id, version } = await waiting(world);
    return { body: { drafts: [{ id, version }] } };
  },
  'voucher.rejectDraft': async (world) => ({
    params: { id: (await waiting(world)).id },
    body: { remarks: `Not so: ${world.marker}` },
  }),
  'voucher.removeDraft': async (world) => {
    const { id, version } = await waiting(world);
    return { params: { id }, query: { version } };
  },
  'voucher.uploadDocument': () => ({ files: { document: picture() } }),
  'voucher.removeDocument': async ({ shop }) => ({
    params: {
      docUuid: (await call(shop.owner, voucherContract.uploadDocument, { files: { document: picture() } })).docUuid,
    },
  }),
  'voucher.cancel': async (world) => ({ ...(await one(world)), body: { reason: 'Entered twice' } }),
  'voucher.print': async (world) => ({ ...(await one(world)), body: {} }),
};
