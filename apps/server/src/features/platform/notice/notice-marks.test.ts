import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addPerson } from '../../../testing/people.ts';
import { sell } from '../../../testing/shop.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { type NoticingShop, openNoticingShop, startNoticing, upTo } from './testing/noticing-shop.ts';

const { readAll, choices, saveChoices } = noticeContract;

let noticing: Awaited<ReturnType<typeof startNoticing>>;
let our: NoticingShop;
beforeAll(async () => {
  noticing = await startNoticing();
});
beforeEach(async () => {
  our = await openNoticingShop(noticing);
  await limitDrafts(our.shop, 5000);
});
afterEach(() => expectSoundBooks(our.app));
afterAll(() => noticing.close());

const clerk = () =>
  addPerson(our.app, our.shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['quotation.create', 'quotation.read'],
  });
async function failOnce(): Promise<void> {
  const { id } = await sell(our.shop);
  const body = { way: 'EMAIL', recipient: 'ram@nobody.example', language: 'en' } as const;
  await call(our.shop.owner, sharingContract.send, { params: { kind: 'invoice', id }, body });
  await deliverDue(our.app.services);
}

test('what came, or came again, since the list was shown stays unread when all is marked', async () => {
  const writer = await clerk();
  await failOnce();
  await our.draft(writer);
  const shown = await our.noticesOf();
  our.app.advance(1000);
  await failOnce();
  await our.draft(writer);
  await call(our.shop.owner, readAll, { body: upTo(shown) });
  expect((await our.noticesOf()).map(({ kind, count, isRead }) => [kind, count, isRead])).toEqual([
    ['APPROVAL', null, false],
    ['MESSAGE_FAILED', 2, false],
    ['APPROVAL', null, true],
  ]);
  await call(our.shop.owner, readAll, { body: upTo(await our.noticesOf()) });
  expect(await our.unreadOf()).toBe(0);
});

test('pages go on after the last that was shown, and what came again stands once and first', async () => {
  const writer = await clerk();
  await failOnce();
  for (let count = 0; count < 50; count += 1) await our.draft(writer);
  our.app.advance(1000);
  await failOnce();
  const first = await call(our.shop.owner, noticeContract.recent, { query: {} });
  const last = first.notices.at(-1);
  const second = await call(our.shop.owner, noticeContract.recent, {
    query: { before: last?.id, beforeAt: last?.at },
  });
  const all = [...first.notices, ...second.notices];
  expect([first.hasMore, second.hasMore, new Set(all.map(({ id }) => id)).size, all.length]).toEqual([
    true,
    false,
    51,
    51,
  ]);
  expect(all[0]).toMatchObject({ kind: 'MESSAGE_FAILED', count: 2 });
});

test('two tabs keep each their own choice: what is not sent stays as it is', async () => {
  const early = await refusal(our.shop.owner, saveChoices, { body: { byEmail: ['DUE'] } });
  expect(fieldsOf(early)).toEqual({ byEmail: 'No e-mail goes out here, or your profile has no address' });
  await our.mailTo(our.shop.owner, 'sita@home.example', []);
  await call(our.shop.owner, saveChoices, { body: { withoutBell: ['STOCK'] } });
  await call(our.shop.owner, saveChoices, { body: { byEmail: ['DUE'] } });
  await call(our.shop.owner, saveChoices, { body: { language: 'ne' } });
  expect(await call(our.shop.owner, choices, {})).toMatchObject({
    withoutBell: ['STOCK'],
    byEmail: ['DUE'],
    bySms: [],
    language: 'ne',
  });
});

test('whose role holds for one outlet gets by e-mail what is of that outlet alone', async () => {
  const person = await addPerson(our.app, our.shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['quotation.approve', 'quotation.read'],
  });
  const other = await addOutlet(our.app, our.shop.owner, 'BTL');
  const holdFor = (outletId: number) =>
    our.asTenant('update user_role set outlet_id = $3 where business_id = $1 and user_id = $2 returning id', [
      person.businessId,
      person.userId,
      outletId,
    ]);
  await our.mailTo(person, 'hari@home.example', ['APPROVAL']);
  await holdFor(other);
  const writer = await clerk();
  await our.draft(writer);
  await deliverDue(our.app.services);
  expect(our.host.received).toEqual([]);
  await holdFor(our.shop.outletId);
  await our.draft(writer);
  await deliverDue(our.app.services);
  expect(our.host.received.map(({ to }) => to)).toEqual([['hari@home.example']]);
});
