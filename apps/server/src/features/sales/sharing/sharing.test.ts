import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../../platform/core/limits.ts';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, messageOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addPerson, openBusiness } from '../../../testing/people.ts';
import { quote } from '../../../testing/quotations.ts';
import { lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const { get, share, setOpen, renew } = sharingContract;
/** The limit is a story of its own. */
const many = { publicPapers: { perAddressAMinute: 10_000, filesPerAddressAMinute: 10_000 } };

let app: TestApp;
let shop: Shop;
let anybody: { base: string; token: null; language: 'en' | 'ne' };
beforeAll(async () => {
  app = await startTestApp({ limits: many });
  shop = await openShop(app);
  anybody = { base: app.base, token: null, language: 'en' };
});
afterAll(() => app.close());

type Paper = { kind: SharedKind; id: number };
type Shared = Awaited<ReturnType<typeof shareIt>>;
const bill = (id: number): Paper => ({ kind: 'invoice', id });
const shareIt = (params: Paper, caller = shop.owner) => call(caller, share, { params, body: { way: 'LINK' } });
const linkOf = ({ address }: Pick<Shared, 'address'>) => {
  const [paperId = '', paperCode = ''] = (address ?? '').split('/').slice(-2);
  return { params: { paperId }, query: { paperCode } };
};
const open = (shared: Shared, language: 'en' | 'ne' = 'en') =>
  call({ ...anybody, language }, publicPaperContract.get, linkOf(shared));
const statusOf = async (shared: Shared) => (await send(anybody, publicPaperContract.get, linkOf(shared))).status;

test('whoever has the link of a bill sees what is on it, in both languages, and that it is valid', async () => {
  // What the customer owes of before is on their own paper, and not on the page.
  await sell(shop, { paymentMode: 'CREDIT', lines: [lineOf(shop.rice.variantId, { quantity: 7, rate: 111 })] });
  const sold = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })] });
  const shared = await shareIt(bill(sold.id));
  expect(linkOf(shared).params.paperId).toMatch(/^[\w-]{12}$/);
  expect(linkOf(shared).query.paperCode).toMatch(/^[\w-]{22}$/);
  const shown = await open(shared);
  expect(shown).toMatchObject({ kind: 'invoice', number: sold.code, status: 'VALID', total: 452, credited: 0 });
  expect(shown.paper.title.main).toBe('Tax Invoice');
  expect(shown.paper.lines).toMatchObject([{ particulars: 'Tea', quantity: '2', amount: '400.00' }]);
  expect(shown.paper.totals.at(-1)).toMatchObject({ value: '452.00', isGrand: true });
  const nepali = await open(shared, 'ne');
  expect(nepali.paper.title.main).toBe('कर बीजक');
  expect(nepali.paper.totals.at(-1)?.value).toBe('४५२.००');
  expect(JSON.stringify(shown.paper)).not.toMatch(/Previous balance|777|9841000000/);
  const { paperId, paperCode } = { ...linkOf(shared).params, ...linkOf(shared).query };
  const elsewhere = `${app.base.replace('/api/v1', '/backends/api')}/public/paper/${paperId}?paperCode=${paperCode}`;
  const answer = await fetch(elsewhere, { headers: { 'accept-language': 'en' } });
  expect(await answer.json()).toMatchObject({ status: 200, data: { number: sold.code } });
});

test('a bill that was credited says so at once, with how much; one that was credited in whole as well', async () => {
  const sold = await sell(shop, { lines: [lineOf(shop.rice.variantId, { quantity: 4 })] });
  const shared = await shareIt(bill(sold.id));
  const note = await credit(shop, returnOf(sold, [1]));
  expect(await open(shared)).toMatchObject({ status: 'CREDITED', total: 400, credited: 100 });
  await credit(shop, returnOf(sold, [3]));
  expect(await open(shared)).toMatchObject({ status: 'CREDITED', total: 400, credited: 400 });
  const noted = await shareIt({ kind: 'credit-note', id: note.id });
  expect(await open(noted)).toMatchObject({ kind: 'credit-note', number: note.number, status: 'VALID', total: 100 });
});

test('a published quotation says whether it holds, and what its customer said', async () => {
  const { id } = await quote(shop);
  const shared = await shareIt({ kind: 'quotation', id });
  expect(await open(shared)).toMatchObject({ kind: 'quotation', status: 'VALID' });
  app.advance(10 * 86_400_000);
  expect((await open(shared)).status).toBe('EXPIRED');
  app.advance(-10 * 86_400_000);
  await call(shop.owner, quotationContract.accept, { params: { id }, body: { remarks: 'Yes' } });
  expect((await open(shared)).status).toBe('ACCEPTED');
});

test('a bill that is cancelled says so: a link that it has had is not taken from whoever has it', async () => {
  const sold = await sell(shop);
  await call(shop.owner, invoiceContract.cancel, { params: { id: sold.id }, body: { reason: 'Slip' } });
  expect((await refusal(shop.owner, share, { params: bill(sold.id), body: { way: 'LINK' } })).error).toBe(
    'sharing.cancelled',
  );
  const tenant = { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId };
  await app.services.database.transaction('write', tenant, (db) =>
    db.query('insert into paper_link (business_id, outlet_id, document_id) values ($1, $2, $3)', [
      shop.owner.businessId,
      shop.outletId,
      sold.id,
    ]),
  );
  const shown = await open(await call(shop.owner, get, { params: bill(sold.id) }));
  expect(shown.status).toBe('CANCELLED');
  expect(JSON.stringify(shown.paper.cancellation)).toContain('Slip');
});

test('what was shared counts as issued: it is not cancelled any more, and who shared it when and how is kept', async () => {
  const sold = await sell(shop);
  expect(sold.isCancellable).toBe(true);
  const reader = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['invoice.read', 'sharing.create', 'sharing.read'],
  });
  await shareIt(bill(sold.id), reader);
  const again = await call(shop.owner, share, { params: bill(sold.id), body: { way: 'WHATSAPP' } });
  expect(again.sharings).toMatchObject([
    { way: 'WHATSAPP', sharedBy: 'Sita Gurung', recipient: null },
    { way: 'LINK', sharedBy: 'Hari Thapa' },
  ]);
  const after = await call(shop.owner, invoiceContract.get, { params: { id: sold.id } });
  expect([after.isCancellable, after.isCancellableUnpaid]).toEqual([false, false]);
  const cancel = { params: { id: sold.id }, body: { reason: 'Slip' } };
  expect(await refusal(shop.owner, invoiceContract.cancel, cancel)).toMatchObject({
    status: 409,
    error: 'invoice.notCancellable',
  });
  // The database refuses it as well, whatever asks.
  const tenant = { businessId: shop.owner.businessId, outletId: null, userId: shop.owner.userId };
  const past = app.services.database.transaction('write', tenant, (db) =>
    db.query(`update document set state = 'CANCELLED', cancel_reason = 'x' where business_id = $1 and id = $2`, [
      shop.owner.businessId,
      sold.id,
    ]),
  );
  await expect(past).rejects.toThrow(/was shared/);
});

test('sharing and cancelling at the same time: one of them comes first, and the other is refused', async () => {
  const bills = await Promise.all([1, 2, 3, 4].map(() => sell(shop)));
  for (const { id } of bills) {
    const [shared, cancelled] = await Promise.all([
      send(shop.owner, share, { params: bill(id), body: { way: 'LINK' } }),
      send(shop.owner, invoiceContract.cancel, { params: { id }, body: { reason: 'Slip' } }),
    ]);
    expect([shared.status, cancelled.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
});

test('a draft has no link, by sharing or printing; a print gives the bill its link without being a sharing', async () => {
  const draft = await sell(shop, { state: 'DRAFT' });
  expect((await refusal(shop.owner, share, { params: bill(draft.id), body: { way: 'LINK' } })).error).toBe(
    'sharing.issuedOnly',
  );
  const sold = await sell(shop);
  expect((await call(shop.owner, get, { params: bill(sold.id) })).address).toBeNull();
  await send(shop.owner, invoiceContract.print, { params: { id: sold.id }, body: { paper: 'A4' } });
  const printed = await call(shop.owner, get, { params: bill(sold.id) });
  expect(printed.address).not.toBeNull();
  expect(printed.sharings).toEqual([]);
  expect((await open(printed)).number).toBe(sold.code);
  const quotation = await quote(shop);
  await send(shop.owner, quotationContract.print, { params: { id: quotation.id }, body: { paper: 'A4' } });
  expect((await call(shop.owner, get, { params: { kind: 'quotation', id: quotation.id } })).address).not.toBeNull();
});

test('a wrong code, a wrong id and a withdrawn link are told apart by nobody', async () => {
  const sold = await sell(shop);
  const shared = await shareIt(bill(sold.id));
  const { params, query } = linkOf(shared);
  const wrong = [
    { params, query: { paperCode: `${query.paperCode.slice(0, -1)}~` } },
    { params, query: { paperCode: '' } },
    { params, query: {} },
    { params: { paperId: 'AAAAAAAAAAAA' }, query },
    { params: { paperId: '1' }, query },
    { params: { paperId: `${params.paperId}'--` }, query },
  ];
  for (const link of wrong)
    for (const endpoint of [publicPaperContract.get, publicPaperContract.pdf, publicPaperContract.receipt])
      expect(await refusal(anybody, endpoint, link)).toMatchObject({ status: 404, error: 'common.notFound' });
  const withdrawal = { params: bill(sold.id), body: { isOpen: false } };
  expect(await messageOf(shop.owner, setOpen, withdrawal)).toBe('The link is withdrawn: it shows nothing');
  expect(await statusOf(shared)).toBe(404);
  // A print does not open it again, and nobody hands out what opens nothing.
  await send(shop.owner, invoiceContract.print, { params: { id: sold.id }, body: { paper: 'A4' } });
  expect(await statusOf(shared)).toBe(404);
  expect((await call(shop.owner, get, { params: bill(sold.id) })).isWithdrawn).toBe(true);
  expect((await refusal(shop.owner, share, { params: bill(sold.id), body: { way: 'LINK' } })).error).toBe(
    'sharing.linkWithdrawn',
  );
  expect(await messageOf(shop.owner, setOpen, { ...withdrawal, body: { isOpen: true } })).toBe(
    'The link is open again',
  );
  expect(await statusOf(shared)).toBe(200);
});

test('a new link ends the one of before; of two who renew at once each gets one, of which the last is open', async () => {
  const sold = await sell(shop);
  const before = await shareIt(bill(sold.id));
  const made = await Promise.all([1, 2].map(() => call(shop.owner, renew, { params: bill(sold.id) })));
  expect(await statusOf(before)).toBe(404);
  expect((await Promise.all(made.map(statusOf))).toSorted((one, other) => one - other)).toEqual([200, 404]);
  const never = await sell(shop);
  expect((await refusal(shop.owner, renew, { params: bill(never.id) })).status).toBe(404);
  expect((await refusal(shop.owner, setOpen, { params: bill(never.id), body: { isOpen: false } })).status).toBe(404);
  expect(await messageOf(shop.owner, renew, { params: bill(sold.id) })).toMatch(/new link/);
});

test('who may share reads the bill as well; nobody shares another business’s, or another kind under its name', async () => {
  const sold = await sell(shop);
  const params = bill(sold.id);
  const neighbour = await openBusiness(app);
  for (const endpoint of [get, renew]) expect((await refusal(neighbour, endpoint, { params })).status).toBe(404);
  expect((await refusal(neighbour, share, { params, body: { way: 'LINK' } })).status).toBe(404);
  const blind = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['sharing.create', 'sharing.read', 'quotation.read'],
  });
  expect((await refusal(blind, share, { params, body: { way: 'LINK' } })).status).toBe(403);
  expect((await refusal(blind, get, { params })).status).toBe(403);
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['invoice.read'] });
  expect((await refusal(reader, share, { params, body: { way: 'LINK' } })).status).toBe(403);
  const sharer = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['invoice.read', 'sharing.create'],
  });
  expect((await refusal(sharer, renew, { params })).status).toBe(403);
  const wrong = { params: { kind: 'credit-note', id: sold.id }, body: { way: 'LINK' } };
  expect((await refusal(shop.owner, share, wrong)).status).toBe(404);
  expect((await refusal(shop.owner, get, { params: wrong.params })).status).toBe(404);
  for (const bad of [
    { kind: 'payment', id: sold.id },
    { kind: 'invoice', id: 'x' },
    { kind: 'invoice', id: -1 },
  ])
    expect((await refusal(shop.owner, get, { params: bad })).status).toBe(400);
  expect((await refusal(shop.owner, share, { params, body: { way: 'PIGEON' } })).status).toBe(400);
});

test('one address opens so many pages a minute, and the others as ever; files are counted apart', async () => {
  const limits = { publicPapers: { ...defaultLimits.publicPapers, perAddressAMinute: 3, filesPerAddressAMinute: 1 } };
  const limited = await startTestApp({ limits, beside: app });
  const link = linkOf(await shareIt(bill((await sell(shop)).id)));
  const visitor = { ...anybody, base: limited.base };
  const visit = async (
    address: string,
    endpoint: typeof publicPaperContract.get | typeof publicPaperContract.receipt,
  ) => (await send(visitor, endpoint, link, { 'x-forwarded-for': address })).status;
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push(await visit('203.0.113.7', publicPaperContract.get));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await visit('203.0.113.8', publicPaperContract.get)).toBe(200);
  expect(await visit('203.0.113.7', publicPaperContract.receipt)).toBe(200);
  expect(await visit('203.0.113.7', publicPaperContract.receipt)).toBe(429);
  limited.advance(60_000);
  expect(await visit('203.0.113.7', publicPaperContract.get)).toBe(200);
  await limited.close();
});

test('all books are in order after it', () => expectSoundBooks(app));
