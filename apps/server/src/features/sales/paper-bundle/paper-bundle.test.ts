import { mostPapers, paperBundleContract } from '@bahi/contract/sales/paper-bundle/paper-bundle.contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdfPageCount } from '../../../platform/paper/testing/pdf-text.ts';
import { viewerText } from '../../../platform/paper/testing/viewer-text.ts';
import { fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { credit, returnOf } from '../../../testing/credit-notes.ts';
import { addOutlet, addPerson, inOutlet } from '../../../testing/people.ts';
import { quote } from '../../../testing/quotations.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { print } = paperBundleContract;

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const ofInvoices = { params: { of: 'invoice' } } as const;

async function printed(ids: number[], key?: string): Promise<{ pdf: Uint8Array; name: string }> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await send(shop.owner, print, { ...ofInvoices, body: { ids, language: 'en' } }, headers);
  expect(answer.status).toBe(200);
  const name = answer.headers.get('content-disposition') ?? '';
  return { pdf: new Uint8Array(await answer.arrayBuffer()), name };
}

test('several papers are one file in the order in which they were named, each whole and read out', async () => {
  const [one, two, three] = [await sell(shop), await sell(shop), await sell(shop)];
  const { pdf, name } = await printed([three.id, one.id, two.id]);
  expect(name).toContain('invoices-2026-11-20.pdf');
  expect(pdfPageCount(pdf)).toBe(3);
  const numbers = [three, one, two].map(({ code }) => code ?? '');
  const text = await viewerText(pdf);
  const places = numbers.map((number) => text.indexOf(number));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  const said = Buffer.from(pdf).toString('latin1');
  expect(said).toContain('/MarkInfo << /Marked true >>');
  expect([...said.matchAll(/\/StructParents (\d+)/g)].map(([, place]) => place)).toEqual(['0', '1', '2']);
  expect(said.match(/\/S \/Document/g)).toHaveLength(3);
});

test('each is counted as a print of its own, once under a key, and none where one has no paper', async () => {
  const [bill, other] = [await sell(shop), await sell(shop)];
  const again = async () => viewerText((await printed([bill.id, other.id], 'bundle-1')).pdf);
  expect(await again()).not.toContain('Copy of Original');
  expect(await again()).not.toContain('Copy of Original');
  const draft = await sell(shop, { state: 'DRAFT' });
  const body = { ids: [bill.id, draft.id] };
  expect(await refusal(shop.owner, print, { ...ofInvoices, body })).toMatchObject({
    status: 409,
    error: 'invoice.draftNotPrinted',
  });
  const prints = await app.asOwner('select count(*)::int as n from invoice_print where invoice_id = $1', [bill.id]);
  expect(prints).toEqual([{ n: 1 }]);
});

test('a file that fails midway counts none of its papers, and the next one is the original', async () => {
  const ids = [(await sell(shop)).id, (await sell(shop)).id, (await sell(shop)).id];
  const { pdf } = app.services;
  const forClient = pdf.forClient.bind(pdf);
  let made = 0;
  const broken = vi.spyOn(pdf, 'forClient').mockImplementation((client) => {
    const whole = forClient(client);
    const renderInTurn: typeof whole.renderInTurn = async (...asked) => {
      made += 1;
      return made === 3 ? Promise.reject(new Error('no paper in the tray')) : whole.renderInTurn(...asked);
    };
    return { ...whole, renderInTurn };
  });
  const failed = await refusal(shop.owner, print, { ...ofInvoices, body: { ids } });
  broken.mockRestore();
  expect(failed.status).toBe(500);
  const counted = async () => {
    const of = [ids];
    return (await app.asOwner('select count(*)::int as n from invoice_print where invoice_id = any($1)', of))[0]?.['n'];
  };
  expect(made).toBe(3);
  expect(await counted()).toBe(0);
  expect(await viewerText((await printed(ids)).pdf)).not.toContain('Copy of Original');
  expect(await counted()).toBe(3);
  expect(await viewerText((await printed(ids)).pdf)).toContain('Copy of Original');
});

test('what is refused names each paper at its place, and a lost answer under a long key is the same print', async () => {
  const [bill, draft] = [await sell(shop), await sell(shop, { state: 'DRAFT' })];
  const refused = await refusal(shop.owner, print, { ...ofInvoices, body: { ids: [bill.id, draft.id, 999_999_999] } });
  expect(Object.keys(fieldsOf(refused))).toEqual(['ids.1', 'ids.2']);
  expect(refused.message).toContain('Not printed: #2, #3. ');
  const key = 'k'.repeat(100);
  expect(await viewerText((await printed([bill.id], key)).pdf)).not.toContain('Copy of Original');
  expect(await viewerText((await printed([bill.id], key)).pdf)).not.toContain('Copy of Original');
});

test('notes and quotations come in one file as bills do: a credit note is counted, a quotation is not', async () => {
  const credited = await Promise.all(
    [sell(shop), sell(shop)].map(async (bill) => credit(shop, returnOf(await bill, [1]))),
  );
  const quoted = [await quote(shop), await quote(shop)];
  const textOfBundle = async (of: 'credit-note' | 'quotation', ids: number[]) => {
    const answer = await send(shop.owner, print, { params: { of }, body: { ids, language: 'en' } });
    expect(answer.status).toBe(200);
    return viewerText(new Uint8Array(await answer.arrayBuffer()));
  };
  const notes = credited.map(({ id }) => id);
  expect(await textOfBundle('credit-note', notes)).not.toContain('Copy of Original');
  expect(await textOfBundle('credit-note', notes)).toContain('Copy of Original');
  const quotations = quoted.map(({ id }) => id);
  await textOfBundle('quotation', quotations);
  expect(await textOfBundle('quotation', quotations)).not.toContain('Copy of Original');
});

test('so many at most, of those alone that one may print', async () => {
  const bill = await sell(shop);
  const ids = Array.from({ length: mostPapers + 1 }, (_id, position) => position + 1);
  expect(fieldsOf(await refusal(shop.owner, print, { ...ofInvoices, body: { ids } }))).toEqual({
    ids: 'At most 50 papers go into one file',
  });
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const body = { ids: [bill.id] };
  expect(await refusal(clerk, print, { ...ofInvoices, body })).toMatchObject({ status: 403 });
  const stranger = await openShop(app);
  expect(await refusal(stranger.owner, print, { ...ofInvoices, body })).toMatchObject({ status: 404 });
});

test('of another outlet no paper is found', async () => {
  const own = await openShop(app);
  const bill = await sell(own);
  const elsewhere = await inOutlet(app, own.owner, await addOutlet(app, own.owner, 'ELSE'));
  const refused = await refusal(elsewhere, print, { ...ofInvoices, body: { ids: [bill.id] } });
  expect(refused).toMatchObject({ status: 404, error: 'common.notFound' });
  expect(refused.message).not.toContain(bill.code ?? '');
});
