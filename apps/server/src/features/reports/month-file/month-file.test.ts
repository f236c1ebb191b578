import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { monthFileContract } from '@bahi/contract/reports/month-file/month-file.contract';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import type { Right } from '@bahi/contract/access';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { filesOfZip, rowsOfXlsx } from './testing/archives.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { openNextShop } from '../../../testing/next-shop/next-shop.ts';
import { addOutlet, addPerson, inOutlet, openBusiness, type Person } from '../../../testing/people.ts';
import { paying, row } from '../../../testing/paying.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { makeDueFiles } from '../report-file/report-file.worker.ts';

const { begin, get, download } = reportFileContract;
const dayAD = '2026-11-20';
const everyPart: Right[] = [
  'month-file.read',
  'month-file.report',
  'sales-register-report.report',
  'sales-return-register-report.report',
  'purchase-register-report.report',
  'day-book.report',
  'trial-balance.report',
  'vat-return.report',
  'expense.read',
  'purchase.read',
];

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ limits: { monthFile: { mostPhotoBytes: 250 } } });
});
beforeEach(async () => {
  shop = await openNextShop(app);
  await sell(shop);
});
afterAll(() => app.close());

function pdf(name: string): File {
  return new File([`%PDF-1.4\n% ${name}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`], name);
}

/** An expense of a vendor, with photos of its bill. */
async function spend(photos: readonly string[], heading = 'Shop rent'): Promise<number> {
  const documents: string[] = [];
  for (const name of photos)
    documents.push((await call(shop.owner, expenseContract.saveImage, { files: { document: pdf(name) } })).docUuid);
  const category = { categoryName: `Rent ${heading} ${photos.length}`, categoryType: 'EXPENSE' };
  const { id: categoryId } = await call(shop.owner, categoryContract.create, { body: category });
  const vendorId = (await addVendor(shop.owner, { alias: heading.slice(0, 8) })).id;
  const form = { heading, vendorId, categoryId, billDateAD: dayAD, dueDateAD: dayAD, totalBillAmount: 100 };
  return (await call(shop.owner, expenseContract.save, { body: { ...form, documents } })).id;
}

const ask = (person: Person = shop.owner, language: 'en' | 'ne' = 'en') =>
  call(person, begin, { body: { report: 'month-file', asked: { dayAD, language } } });
async function made(person: Person = shop.owner, language: 'en' | 'ne' = 'en') {
  const file = await ask(person, language);
  await makeDueFiles(app.services);
  return { file, files: await filesOfZip(await send(person, download, { params: { id: file.id } })) };
}
const preview = (person: Person = shop.owner, query: { dayAD?: string } = { dayAD }) =>
  call(person, monthFileContract.get, { query });

test('a month is one file: each register as its own screen exports it, the VAT return, the books, and the photos of its bills', async () => {
  const vendorId = (await addVendor(shop.owner)).id;
  await buy(shop, { vendorId, billNumber: 'L-1', lines: [bought(shop.tea.variantId, { quantity: 10 })] });
  await spend(['front.pdf', 'back.pdf']);
  const { file, files } = await made();
  expect(await call(shop.owner, get, { params: { id: file.id } })).toMatchObject({
    state: 'READY',
    fileType: 'ZIP',
    fileName: 'Month 2083-08.zip',
    fromDateAD: '2026-11-17',
    toDateAD: '2026-12-15',
  });
  expect([...files.keys()]).toEqual([
    '2083-08/0 Contents.xlsx',
    '2083-08/1 Sales/Sales Register.xlsx',
    '2083-08/1 Sales/Sales Return Register.xlsx',
    '2083-08/2 Purchases/Purchase Register.xlsx',
    '2083-08/4 Books/Day Book.xlsx',
    '2083-08/4 Books/Trial Balance.xlsx',
    '2083-08/3 VAT/VAT Return.xlsx',
    '2083-08/3 VAT/VAT Above One Lakh.xlsx',
    expect.stringMatching(/^2083-08\/5 Photos\/Expense\/2083-08-04 Shop rent .+\/1 front\.pdf$/),
    expect.stringMatching(/^2083-08\/5 Photos\/Expense\/2083-08-04 Shop rent .+\/2 back\.pdf$/),
  ]);
  const own = await send(shop.owner, salesRegisterContract.download, {
    body: { fromDateAD: '2026-11-17', toDateAD: '2026-12-15', fileType: 'EXCEL', language: 'en' },
  });
  const [inFile, onScreen] = await Promise.all([
    rowsOfXlsx(files.get('2083-08/1 Sales/Sales Register.xlsx')),
    rowsOfXlsx(Buffer.from(await own.arrayBuffer())),
  ]);
  expect(inFile.slice(4)).toEqual(onScreen.slice(4));
  expect(inFile.length).toBeGreaterThan(6);
  const photo = [...files].find(([name]) => name.endsWith('front.pdf'))?.[1];
  expect(photo?.toString()).toContain('% front.pdf');
});

test('its list says what is in it, and what is missing with numbers, in the language that was asked for', async () => {
  await spend([], 'Tea for guests');
  await buy(shop, { billNumber: 'L-2', lines: [bought(shop.tea.variantId, { quantity: 1 })] });
  const { files } = await made(shop.owner, 'ne');
  const list = await rowsOfXlsx(files.get('2083-08/0 Contents.xlsx'));
  const found = (text: string) => list.filter((row) => row.some((cell) => cell.includes(text)));
  expect(found('बिक्री खाता')[0]?.slice(0, 3)).toEqual(['फाइलमा भएको', 'बिक्री खाता', '1']);
  expect(found('फोटो नभएका बिल')[0]?.slice(0, 3)).toEqual(['फोटो नभएका बिल', 'फोटो नभएका बिल', '2']);
  expect(found('Tea for guests')).toHaveLength(1);
  const seen = await preview();
  expect(seen.photoless).toMatchObject({ count: 2, documents: [{ name: 'Tea for guests', amount: 100 }, {}] });
  expect(seen.parts.every(({ leftOut }) => leftOut === null)).toBe(true);
  expect(seen).toMatchObject({ isRunning: true, photos: { count: 0, bytes: 0 }, untied: [] });
});

test('photos beyond what one file takes are left out, and the list names them', async () => {
  await spend(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'], 'Repairs');
  const { files } = await made();
  const taken = [...files.keys()].filter((name) => name.includes('5 Photos'));
  const list = await rowsOfXlsx(files.get('2083-08/0 Contents.xlsx'));
  const beyond = list.filter((row) => row.some((cell) => cell.includes('photos before it')));
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length + beyond.length).toBe(5);
  expect(beyond.at(-1)?.[1]).toContain('e.pdf');
  expect((await preview()).photos).toMatchObject({ count: 5, mostBytes: 250 });
});

test('last month is offered first; one that has not begun, and what is no day, are refused at the field', async () => {
  const { month, months, isRunning } = await preview(shop.owner, {});
  expect(month).toEqual({ firstDayAD: '2026-10-18', lastDayAD: '2026-11-16', lastDayBS: '2083-07-30' });
  expect(isRunning).toBe(false);
  expect([months.length, months[0]?.lastDayBS]).toEqual([25, '2083-08-29']);
  expect(fieldsOf(await refusal(shop.owner, monthFileContract.get, { query: { dayAD: '2026-12-20' } }))).toEqual({
    dayAD: 'Cannot be in the future',
  });
  for (const day of ['2026-12-20', 'soon'])
    expect(
      Object.keys(
        fieldsOf(await refusal(shop.owner, begin, { body: { report: 'month-file', asked: { dayAD: day } } })),
      ),
    ).toEqual(['dayAD']);
});

test('what somebody may not see is left out, and the list says so; who sees no part has no file', async () => {
  await spend(['bill.pdf']);
  const clerk = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['month-file.read', 'month-file.report', 'sales-register-report.report', 'day-close.read'],
  });
  const { files } = await made(clerk);
  expect([...files.keys()]).toEqual(['2083-08/0 Contents.xlsx', '2083-08/1 Sales/Sales Register.xlsx']);
  const list = await rowsOfXlsx(files.get('2083-08/0 Contents.xlsx'));
  expect(list.filter((row) => row[0] === 'Left out').map((row) => row[1])).toEqual([
    'Sales return register',
    'Purchase register',
    'VAT return',
    'Day book',
    'Trial balance',
    'Photos',
  ]);
  const seen = await preview(clerk);
  expect(seen).toMatchObject({ photos: { count: 0 }, photoless: { count: 0 }, untied: null });
  const nobody = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['month-file.read', 'month-file.report'],
  });
  expect(await refusal(nobody, begin, { body: { report: 'month-file', asked: { dayAD } } })).toMatchObject({
    status: 403,
  });
  const reader = await addPerson(app, shop.owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: ['sales-register-report.report'],
  });
  expect(await refusal(reader, begin, { body: { report: 'month-file', asked: { dayAD } } })).toMatchObject({
    status: 403,
  });
  expect(await refusal(reader, monthFileContract.get, { query: {} })).toMatchObject({ status: 403 });
});

test('what people put to a bill or a receipt of the month is among the photos, for who sees those', async () => {
  const { uploadDocument, comment } = recordHistoryContract;
  const say = async (kind: RecordKind, recordId: number, name: string) => {
    const { docUuid } = await call(shop.owner, uploadDocument, { files: { document: pdf(name) } });
    await call(shop.owner, comment, { body: { kind, recordId, text: 'See', documents: [docUuid] } });
  };
  const expenseId = await spend(['own.pdf']);
  await say('EXPENSE', expenseId, 'said.pdf');
  const body = { customerId: shop.customerId, outletId: shop.outletId, ...paying([row(100)]) };
  const { id: receiptId } = await call(shop.owner, paymentContract.createSettlement, { body });
  await say('PAYMENT', receiptId, 'slip.pdf');
  await say('CUSTOMER', shop.customerId, 'of no month.pdf');
  const photosOf = async (person?: Person) =>
    [...(await made(person)).files.keys()].filter((name) => name.includes('5 Photos')).map((name) => name.slice(8));
  expect(await photosOf()).toEqual([
    expect.stringMatching(/^5 Photos\/Expense\/2083-08-04 Shop rent .+\/1 own\.pdf$/),
    expect.stringMatching(/^5 Photos\/Expense\/2083-08-04 Shop rent .+\/2 said\.pdf$/),
    expect.stringMatching(/^5 Photos\/Payment\/.+RCT-.+\/1 slip\.pdf$/),
  ]);
  expect((await preview()).photos.count).toBe(3);
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: everyPart });
  expect(await photosOf(clerk)).toHaveLength(2);
});

test('an outlet has its own month alone, without the return of the whole business', async () => {
  await spend(['bill.pdf']);
  const other = await addOutlet(app, shop.owner, 'OTHER');
  const cashier = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId: other, rights: everyPart });
  const { files } = await made(cashier);
  expect([...files.keys()].filter((name) => name.includes('5 Photos') || name.includes('3 VAT'))).toEqual([]);
  const register = await rowsOfXlsx(files.get('2083-08/1 Sales/Sales Register.xlsx'));
  expect(register.some((row) => row.some((cell) => cell.startsWith('INV-')))).toBe(false);
  expect((await preview(cashier)).parts).toContainEqual({ part: 'VAT', leftOut: 'WHOLE_BUSINESS' });
  const { file } = await made();
  const there = await inOutlet(app, shop.owner, other);
  expect(await refusal(there, download, { params: { id: file.id } })).toMatchObject({ status: 404 });
});

test('another business finds nothing of it; who files no VAT has no return in it', async () => {
  const stranger = await openBusiness(app, { companyName: 'Thapa Store', registration: 'PAN' });
  const { file } = await made();
  expect(await refusal(stranger, download, { params: { id: file.id } })).toMatchObject({ status: 404 });
  const { files } = await made(stranger);
  const register = await rowsOfXlsx(files.get('2083-08/1 Sales/Sales Register.xlsx'));
  expect(register.some((row) => row.some((cell) => cell.startsWith('INV-')))).toBe(false);
  expect((await preview(stranger)).parts).toContainEqual({ part: 'VAT', leftOut: 'NOT_REGISTERED' });
});

test('who loses a right while it is made, or before it is fetched, does not have what that right was for', async () => {
  await spend(['bill.pdf']);
  const person = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: everyPart });
  const file = await ask(person);
  await take(person, 'vat-return');
  await makeDueFiles(app.services);
  const files = await filesOfZip(await send(person, download, { params: { id: file.id } }));
  expect([...files.keys()].filter((name) => name.includes('3 VAT'))).toEqual([]);
  await take(person, 'expense');
  app.advance(2000);
  expect(await refusal(person, download, { params: { id: file.id } })).toMatchObject({ status: 403 });
  const { rows } = await call(shop.owner, roleContract.list, { query: { search: `ROLE-${person.userId}` } });
  const again = await ask(person);
  await call(shop.owner, roleContract.toggle, { params: { roleId: rows[0]?.id ?? 0 } });
  await makeDueFiles(app.services);
  expect(await app.asOwner('select state, failure from report_file where id = $1', [again.id])).toEqual([
    { state: 'FAILED', failure: 'NO_RIGHT' },
  ]);
});

/** Takes all rights on a module from a person's own role. */
async function take({ userId }: Person, module: string): Promise<void> {
  await app.services.database.transaction('write', { ...shop.owner, outletId: null }, (tx) =>
    tx.query(
      `update role_module_privilege set privileges = '{}' where business_id = $1
         and role_id = (select id from role where business_id = $1 and code = $2)
         and module_id = (select id from module where code = $3) returning role_id`,
      [shop.owner.businessId, `ROLE-${userId}`, module],
    ),
  );
}
