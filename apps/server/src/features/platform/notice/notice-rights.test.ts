import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitDrafts } from '../../../testing/approvals.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { quotationOf } from '../../../testing/quotations.ts';
import { lineOf, sell } from '../../../testing/shop.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { makeDue } from '../../money/recurring/recurring.worker.ts';
import { deliverDue } from '../../sales/delivery/delivery.ts';
import { type NoticingShop, openNoticingShop, startNoticing, takeRights } from './testing/noticing-shop.ts';

let noticing: Awaited<ReturnType<typeof startNoticing>>;
let our: NoticingShop;
beforeAll(async () => {
  noticing = await startNoticing();
});
beforeEach(async () => {
  our = await openNoticingShop(noticing);
});
afterEach(() => expectSoundBooks(our.app));
afterAll(() => noticing.close());

type Rights = Extract<Parameters<typeof addPerson>[2], { rights: unknown }>['rights'];
const clerkWith = (rights: Rights): Promise<Person> =>
  addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
const writing: Rights = ['quotation.create', 'quotation.read', 'quotation.update'];
const letters = () => our.host.received.flatMap(({ to }) => to);

test('who may approve but not read the drafts learns nothing of them, at the bell or by e-mail', async () => {
  await limitDrafts(our.shop, 5000);
  const [blind, seeing] = [
    await clerkWith(['quotation.approve']),
    await clerkWith(['quotation.approve', 'quotation.read']),
  ];
  await our.mailTo(blind, 'blind@home.example', ['APPROVAL']);
  await our.mailTo(seeing, 'seeing@home.example', ['APPROVAL']);
  await our.draft(await clerkWith(writing));
  await deliverDue(our.app.services);
  expect([await our.noticesOf(blind), await our.unreadOf(blind)]).toEqual([[], 0]);
  expect(await our.noticesOf(seeing)).toMatchObject([{ kind: 'APPROVAL', amount: 6000 }]);
  expect(letters()).toEqual(['seeing@home.example']);
});

test.each([
  ['may not read drafts any more', (who: Person) => takeRights(our, who, 'quotation')],
  [
    'chose otherwise',
    (who: Person) =>
      call(who, noticeContract.saveChoices, { body: { withoutBell: [], byEmail: [], bySms: [], language: 'en' } }),
  ],
  [
    'is not active any more',
    (who: Person) => call(our.shop.owner, userContract.toggle, { params: { id: who.userId, status: 'INACTIVE' } }),
  ],
  [
    'has another address',
    (who: Person) =>
      our.asTenant('update app_user set email = $3 where business_id = $1 and id = $2 returning id', [
        who.businessId,
        who.userId,
        'new@home.example',
      ]),
  ],
] as const)('no letter goes to who %s between its writing and its sending', async (_, change) => {
  await limitDrafts(our.shop, 5000);
  const clerk = await clerkWith(['quotation.approve', 'quotation.read']);
  await our.mailTo(clerk, 'clerk@home.example', ['APPROVAL']);
  await our.draft();
  await change(clerk);
  await deliverDue(our.app.services);
  expect(letters()).toEqual([]);
  const settled = await our.asTenant('select state, failure from paper_message where business_id = $1', [
    clerk.businessId,
  ]);
  expect(settled).toEqual([{ state: 'CANCELLED', failure: 'UNWANTED' }]);
});

test('who began a draft is not told that it waits, nor who wrote it last: neither may approve it', async () => {
  const { id, version } = await call(our.shop.owner, quotationContract.create, {
    body: quotationOf(our.shop, { state: 'DRAFT' }),
  });
  await limitDrafts(our.shop, 5000);
  const clerk = await clerkWith([...writing, 'quotation.approve']);
  const other = await clerkWith(['quotation.approve', 'quotation.read']);
  await our.mailTo(our.shop.owner, 'sita@home.example', ['APPROVAL']);
  const lines = [lineOf(our.shop.rice.variantId, { quantity: 6, rate: 1000 })];
  await call(clerk, quotationContract.update, {
    body: { ...quotationOf(our.shop, { state: 'DRAFT', lines }), id, version },
  });
  await deliverDue(our.app.services);
  expect([await our.noticesOf(), await our.noticesOf(clerk), letters()]).toEqual([[], [], []]);
  expect(await our.noticesOf(other)).toMatchObject([{ kind: 'APPROVAL', recordId: id }]);
});

test('a copy above the limit waits for approval and is told as any draft', async () => {
  const lines = [lineOf(our.shop.rice.variantId, { quantity: 6, rate: 1000 })];
  const sold = await sell(our.shop, { paymentMode: 'CREDIT', lines });
  const quoted = await call(our.shop.owner, quotationContract.create, { body: quotationOf(our.shop, { lines }) });
  await limitDrafts(our.shop, 5000);
  const clerk = await clerkWith([...writing, 'invoice.read', 'invoice.create']);
  const ofInvoice = await call(clerk, invoiceContract.duplicate, { params: { id: sold.id } });
  const ofQuotation = await call(clerk, quotationContract.duplicate, { params: { id: quoted.id } });
  expect(await our.noticesOf()).toMatchObject([
    { kind: 'APPROVAL', subject: 'QUOTATION', recordId: ofQuotation.id, amount: 6000 },
    { kind: 'APPROVAL', subject: 'INVOICE', recordId: ofInvoice.id, amount: 6000 },
  ]);
});

test('an invoice that comes again above the limit is told to who may approve it, and not to who set it up', async () => {
  const lines = [lineOf(our.shop.tea.variantId, { quantity: 6, rate: 1000 })];
  const sold = await sell(our.shop, { paymentMode: 'CREDIT', lines });
  await limitDrafts(our.shop, 5000);
  const clerk = await clerkWith(['invoice.approve', 'invoice.read']);
  await call(our.shop.owner, recurringContract.save, {
    body: { documentId: sold.id, name: 'Monthly tea', unit: 'MONTH', every: 1, firstDayBS: '2083-09-01' },
  });
  await our.pass(26 * 24);
  await makeDue(our.app.services);
  const waiting = await our.noticesOf(await inOutlet(our.app, clerk, null));
  expect(waiting).toMatchObject([{ kind: 'APPROVAL', subject: 'INVOICE', amount: 6780 }]);
  expect(await our.noticesOf()).toEqual([]);
});

test('notices leave half of the messages of an hour to people, and what does not fit to the bell', async () => {
  await limitDrafts(our.shop, 5000);
  await our.mailTo(our.shop.owner, 'sita@home.example', ['APPROVAL']);
  const clerk = await clerkWith(writing);
  const limits = { paperMessages: { perBusinessAnHour: 4 } };
  const limited = await startTestApp({ ...our.options, beside: our.app, limits });
  for (let count = 0; count < 4; count += 1) await our.draft({ ...clerk, base: limited.base });
  await deliverDue(limited.services);
  expect([(await our.noticesOf()).length, letters().length]).toEqual([4, 2]);
  const { id } = await sell(our.shop);
  const owner = { ...our.shop.owner, base: limited.base };
  const body = { way: 'EMAIL', recipient: 'ram@home.example', language: 'en' } as const;
  for (let count = 0; count < 2; count += 1)
    await call(owner, sharingContract.send, { params: { kind: 'invoice', id }, body });
  await limited.close();
});
