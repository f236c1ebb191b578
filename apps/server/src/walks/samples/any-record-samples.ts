import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { writeNotice } from '../../features/platform/notice/notice.write.ts';
import { call, type Caller } from '../../testing/caller.ts';
import { addCustomer } from '../../testing/shop.ts';
import { picture } from '../picture.ts';
import type { Samples, World } from './samples.ts';

async function commentIn({ shop, marker }: World) {
  const recordId = await addCustomer(shop.owner, marker);
  return { kind: 'CUSTOMER', recordId, text: `${marker} pays on Fridays` } as const;
}

async function uploadIn(owner: Caller): Promise<string> {
  return (await call(owner, recordHistoryContract.uploadDocument, { files: { document: picture() } })).docUuid;
}

/** What one person is told. */
async function noticeOf({ app, shop: { owner }, marker }: World): Promise<number> {
  const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
  return app.services.database.transaction('write', tenant, async (db) => {
    const now = app.services.clock();
    const about = { outletId: null, needs: null, forUser: owner.userId, name: marker } as const;
    await writeNotice(
      { db, services: app.services, businessId: owner.businessId, now },
      { kind: 'IMPORT_FAILED', ...about },
    );
    const [notice] = await db.query<{ id: number }>('select id from notice where business_id = $1 and for_user = $2', [
      owner.businessId,
      owner.userId,
    ]);
    return notice?.id ?? 0;
  });
}

/** Calls over records of any kind: their lists as files, their histories, and what one is told of them. */
export const anyRecordSamples: Samples = {
  // The right is that of the list.
  'listFile.make': () => ({ params: { list: 'customer.list' }, query: { fileType: 'EXCEL' }, alone: 403 }),
  'listFile.totals': () => ({ params: { list: 'customer.list' }, alone: 403 }),
  'recordHistory.get': async (world) => {
    const body = await commentIn(world);
    await call(world.shop.owner, recordHistoryContract.comment, { body });
    return { params: { kind: body.kind, id: body.recordId } };
  },
  'recordHistory.comment': async (world) => ({ body: await commentIn(world) }),
  'recordHistory.removeComment': async (world) => {
    const { id } = await call(world.shop.owner, recordHistoryContract.comment, { body: await commentIn(world) });
    return { params: { id } };
  },
  'recordHistory.uploadDocument': () => ({ files: { document: picture() } }),
  'recordHistory.removeDocument': async ({ shop }) => ({ params: { docUuid: await uploadIn(shop.owner) }, alone: 404 }),
  'recordHistory.download': async (world) => {
    const docUuid = await uploadIn(world.shop.owner);
    const body = { ...(await commentIn(world)), documents: [docUuid] };
    await call(world.shop.owner, recordHistoryContract.comment, { body });
    return { params: { docUuid } };
  },
  'recordHistory.people': async (world) => {
    const { kind, recordId } = await commentIn(world);
    return { query: { kind, recordId } };
  },
  'recordHistory.questions': () => ({ query: { state: 'OPEN' } }),
  'recordHistory.closeQuestion': async (world) => {
    const body = { ...(await commentIn(world)), isQuestion: true };
    return { params: { id: (await call(world.shop.owner, recordHistoryContract.comment, { body })).id }, alone: 404 };
  },
  'notice.unread': () => ({}),
  'notice.recent': async (world) => {
    await noticeOf(world);
    return { query: { isUnread: 'false' } };
  },
  // It is about the owner themselves.
  'notice.read': async (world) => ({ params: { id: await noticeOf(world) }, alone: 404 }),
  'notice.readAll': () => ({ body: { upTo: 1, upToAt: '2026-11-20T04:30:00.000Z' } }),
  'notice.choices': () => ({}),
  'notice.saveChoices': () => ({ body: { withoutBell: ['STOCK'], byEmail: [], bySms: [], language: 'ne' } }),
};
