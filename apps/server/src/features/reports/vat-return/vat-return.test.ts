import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness } from '../../../testing/people.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';
import { boxesOf, fileBy, filedBy, formOf, passingMonths, refuseFile, shopWithMonth } from './testing/returns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

/** A day of the month after, in which returns are filed. */
const { later: nextMonth } = passingMonths(() => app);

const { get, list, file, verify, withdraw, download } = vatReturnContract;

test('each box is the sum of the registers, in whole rupees, and the tax is that of the ledger', async () => {
  const shop = await shopWithMonth(app);
  const { totals } = await call(shop.owner, salesRegisterContract.generate, {
    body: { fromDate: '2083-08-01', toDate: '2083-08-29' },
  });
  const boxes = await boxesOf(shop, shop.month);
  expect(boxes.get('1.1')).toEqual([Math.round(totals.taxable), null, Math.round(totals.vat)]);
  expect(boxes.get('1.3')).toEqual([Math.round(totals.exempt), null, null]);
  const { ties, counts, parties } = await call(shop.owner, get, { query: { dayAD: shop.month } });
  expect(ties.map(({ tie, isTied }) => [tie, isTied])).toEqual([
    ['SALES_TAX', true],
    ['PURCHASE_TAX', true],
    ['NUMBERS', true],
    ['BROUGHT_FORWARD', true],
    ['PARTIES', true],
  ]);
  expect(ties[0]).toMatchObject({ said: totals.vat, other: totals.vat });
  expect(counts).toMatchObject({ salesBills: 1, debitNotes: 1, creditNotes: 0 });
  expect(parties).toEqual([]);
});

test('what breaks a tie is named: a number that is missing, tax that the register does not have', async () => {
  const shop = await shopWithMonth(app);
  await sell(shop);
  await sell(shop);
  const { businessId } = shop.owner;
  const tied = async () => (await call(shop.owner, get, { query: { dayAD: shop.month } })).ties;
  const [second] = await app.asOwner(
    `select id, number from document where business_id = $1 and kind = 'INVOICE' and sequence = 2`,
    [businessId],
  );
  const [id, number] = [second?.['id'], second?.['number']];
  /** What a program past the product could have written. */
  const plant = async (change: string): Promise<void> => {
    await app.asOwner(`set session_replication_role = replica; update document set ${change} where id = ${Number(id)};
      set session_replication_role = origin`);
  };
  await plant('vat_paisa = vat_paisa + 100');
  const [sales] = await tied();
  expect(sales).toMatchObject({
    isTied: false,
    breaks: [{ documentKind: 'INVOICE', documentId: id, name: number, amount: -1 }],
  });
  await plant('vat_paisa = vat_paisa - 100, sequence = 9');
  const [, , numbers] = await tied();
  expect(numbers).toMatchObject({ tie: 'NUMBERS', isTied: false });
  expect(numbers?.breaks).toHaveLength(2);
  await plant('sequence = 2');
});

test('a month is filed once it is over, locked with it, and brings forward what the one before carried', async () => {
  const before = await shopWithMonth(app);
  expect(fieldsOf(await refuseFile(before.owner, formOf(before.month)))).toEqual({
    dayAD: 'The month is not over yet',
  });
  const shop = await nextMonth(before);
  const boxes = await boxesOf(shop, shop.month);
  const left = boxes.get('7')?.[0] ?? 0;
  const credited = formOf('2026-11-20', { adjustmentCredit: 5000, adjustmentReason: 'OTHER', broughtForward: 100 });
  expect(await messageOf(shop.owner, file, await filedBy(shop.owner, credited))).toBe(
    'The VAT return of Mangsir 2083 is filed',
  );
  const { filings, isLocked, payable, carriedForward } = await call(shop.owner, get, {
    query: { dayAD: '2026-11-20' },
  });
  expect([payable, carriedForward, isLocked]).toEqual([0, 5100 - left, true]);
  expect(filings).toMatchObject([{ state: 'SUBMITTED', carriedForward: 5100 - left, submittedOnAD: '2026-12-20' }]);
  const { locks } = await call(shop.owner, periodLockContract.overview, {});
  expect(locks).toMatchObject([{ scope: 'VAT', throughDayAD: '2026-12-15' }]);

  expect((await boxesOf(shop, '2026-12-20')).get('6')?.[0]).toBe(carriedForward);
  const verified = { body: { dayAD: '2026-11-20', verifiedOnAD: '2026-12-21' } };
  expect(await messageOf(shop.owner, verify, verified)).toBe('The VAT return of Mangsir 2083 is verified');
  expect(await refusal(shop.owner, verify, verified)).toMatchObject({
    status: 409,
    message: 'The return is verified already',
  });
  const { months } = await call(shop.owner, list, {});
  expect(
    months.map(({ lastDayBS, isOver, isLocked: locked, filing }) => [lastDayBS, isOver, locked, filing?.state]),
  ).toEqual([
    ['2083-09-30', false, false, undefined],
    ['2083-08-29', true, true, 'VERIFIED'],
  ]);
});

test('what changes in a filed month stands beside what was filed, and filing again needs the reason', async () => {
  const shop = await nextMonth(await shopWithMonth(app));
  await fileBy(shop.owner, formOf('2026-11-20'));
  await call(shop.owner, periodLockContract.unlock, { body: { scope: 'VAT', reason: 'A bill was forgotten' } });
  const vendorId = (await addVendor(shop.owner, { alias: 'LATE', name: 'Late Traders', panOrVat: '302145899' })).id;
  const bill = { issuedDateAD: '2026-11-25', dueDateAD: '2026-11-25' };
  await buy(shop, { vendorId, billNumber: 'L-9', ...bill, lines: [bought(shop.tea.variantId, { quantity: 3 })] });
  const { boxes } = await call(shop.owner, get, { query: { dayAD: '2026-11-20' } });
  const changed = boxes.filter(({ filed }) => filed !== null).map(({ box }) => box);
  expect(changed).toEqual(['2.1', '4', '5', '7']);
  const again = formOf('2026-11-20', { submissionNumber: '8300012399', submittedOnAD: '2026-12-21' });
  expect(fieldsOf(await refuseFile(shop.owner, again))).toEqual({ reason: 'Required' });
  await fileBy(shop.owner, formOf('2026-11-20', { ...again.body, reason: 'A bill of purchase was forgotten' }));
  const now = await call(shop.owner, get, { query: { dayAD: '2026-11-20' } });
  expect(now.boxes.every(({ filed }) => filed === null)).toBe(true);
  expect(now.filings.map(({ reason }) => reason)).toEqual(['A bill of purchase was forgotten', null]);
  expect(now.isLocked).toBe(true);
});

test('what does not hold together is told at its field', async () => {
  const shop = await nextMonth(await shopWithMonth(app));
  const refused = async (more: object) => fieldsOf(await refuseFile(shop.owner, formOf('2026-11-20', more)));
  expect(await refused({ submittedOnAD: '2026-12-15' })).toEqual({
    submittedOnAD: 'Choose a day after 29 Mangsir 2083',
  });
  expect(await refused({ submittedOnAD: '2030-01-01' })).toEqual({ submittedOnAD: 'Cannot be in the future' });
  expect(await refused({ adjustmentCredit: 5 })).toEqual({ adjustmentReason: 'Required' });
  expect(await refused({ refundAsked: 3.5, refundBasis: '1' })).toEqual({ refundAsked: 'Whole rupees only' });
  expect(await refused({ refundAsked: 90_000, refundBasis: 'Export' })).toEqual({
    refundAsked: 'No more can be asked back than is left to the credit',
  });
  const unfiled = { body: { dayAD: '2026-11-20', verifiedOnAD: '2026-12-18' } };
  expect(await refusal(shop.owner, verify, unfiled)).toMatchObject({ message: 'The return is not submitted yet' });
  await fileBy(shop.owner, formOf('2026-11-20'));
  expect(fieldsOf(await refusal(shop.owner, verify, unfiled))).toEqual({
    verifiedOnAD: 'It was submitted on 5 Poush 2083: choose that day or a later one',
  });
  expect(fieldsOf(await refuseFile(shop.owner, formOf('2026-10-20')))).toEqual({
    dayAD: 'A later month was filed first here: this one is filed elsewhere',
  });
  const later = await nextMonth(await nextMonth(shop));
  const soon = formOf('2027-01-20', { submittedOnAD: '2027-02-20' });
  expect(fieldsOf(await refuseFile(later.owner, soon))).toEqual({ dayAD: 'File the return of Poush 2083 first' });
  const next = formOf('2026-12-20', { submittedOnAD: '2027-02-20', broughtForward: 77 });
  expect(Object.keys(fieldsOf(await refuseFile(later.owner, next)))).toEqual(['broughtForward']);
});

test('figures that changed since the page was opened are looked at again, and nothing is filed', async () => {
  const shop = await nextMonth(await shopWithMonth(app));
  const form = await filedBy(shop.owner, formOf('2026-11-20'));
  const vendorId = (await addVendor(shop.owner, { alias: 'MEAN', name: 'Meanwhile Traders', panOrVat: '302145898' }))
    .id;
  const days = { issuedDateAD: '2026-11-25', dueDateAD: '2026-11-25' };
  await buy(shop, { vendorId, billNumber: 'L-8', ...days, lines: [bought(shop.tea.variantId, { quantity: 3 })] });
  expect(await refusal(shop.owner, file, form)).toMatchObject({
    status: 409,
    message: 'The registers changed meanwhile: look at the boxes again, then file',
  });
  const { filings, isLocked } = await call(shop.owner, get, { query: { dayAD: '2026-11-20' } });
  expect([filings, isLocked]).toEqual([[], false]);
});

test('what was noted by mistake the owner withdraws, the last month first; it is filed anew as if it were not', async () => {
  const shop = await nextMonth(await nextMonth(await shopWithMonth(app)));
  const { owner } = shop;
  await fileBy(owner, formOf('2026-11-20', { broughtForward: 700 }));
  const { carriedForward } = await call(owner, get, { query: { dayAD: '2026-11-20' } });
  await fileBy(owner, formOf('2026-12-20', { submittedOnAD: '2027-01-20', broughtForward: carriedForward }));
  const rights = ['vat-return.read', 'vat-return.create', 'vat-return.delete'] as const;
  const clerk = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights });
  const back = (dayAD: string) => ({ body: { dayAD, reason: 'The number of another firm' } });
  expect(await refusal(clerk, withdraw, back('2026-12-20'))).toMatchObject({ status: 403 });
  expect(await refusal(owner, withdraw, back('2026-11-20'))).toMatchObject({
    message: 'Withdraw the return of Poush 2083 first',
  });
  await call(owner, withdraw, back('2026-12-20'));
  expect(await messageOf(owner, withdraw, back('2026-11-20'))).toBe('The return of Mangsir 2083 is withdrawn');
  expect(await refusal(owner, withdraw, back('2026-11-20'))).toMatchObject({ status: 409 });
  const now = await call(owner, get, { query: { dayAD: '2026-11-20' } });
  expect([now.isFirst, now.typed.broughtForward, now.filings.map(({ state }) => state)]).toEqual([
    true,
    0,
    ['WITHDRAWN', 'SUBMITTED'],
  ]);
  await fileBy(owner, formOf('2026-11-20'));
});

test('what bears tax in a filed month stays as it is, until it is opened again', async () => {
  const before = await shopWithMonth(app);
  const { owner } = before;
  const named = { categoryName: 'Repairs', categoryType: 'EXPENSE' } as const;
  const { id: categoryId } = await call(owner, categoryContract.create, { body: named });
  const vendorId = (await addVendor(owner, { alias: 'FIX', name: 'Fixers', panOrVat: '302145897' })).id;
  const days = { billDateAD: '2026-11-20', dueDateAD: '2026-11-20' };
  const bill = { heading: 'Repair', vendorId, categoryId, billNumber: 'R-1', ...days };
  const saved = await call(owner, expenseContract.save, { body: { ...bill, totalBillAmount: 113, vatAmount: 13 } });
  const shop = await nextMonth(before);
  await fileBy(shop.owner, formOf('2026-11-20'));
  const edit = { ...bill, id: saved.id, version: saved.version, totalBillAmount: 226, vatAmount: 26 };
  expect(fieldsOf(await refusal(shop.owner, expenseContract.save, { body: edit }))).toEqual({
    vatAmount:
      'VAT is locked through 29 Mangsir 2083 (2026-12-15): what bears tax stays as it is until the owner opens it',
  });
  const words = { ...edit, heading: 'Repair of the roof', totalBillAmount: 113, vatAmount: 13 };
  await call(shop.owner, expenseContract.save, { body: words });
});

test('who is listed above one lakh is told by PAN, and without one the tie says so', async () => {
  const shop = await openShop(app);
  const [withPan, without] = [
    await addVendor(shop.owner, { alias: 'BIG', name: 'Himal Wholesale', panOrVat: '302145811' }),
    await addVendor(shop.owner, {
      alias: 'NOPAN',
      name: 'Bazaar Wholesale',
      panOrVat: '3021458110',
      isVatRegistered: false,
    }),
  ];
  for (const [place, vendor] of [withPan, without].entries())
    await buy(shop, {
      vendorId: vendor.id,
      billNumber: `B-${place}`,
      lines: [bought(shop.tea.variantId, { quantity: 2000, rate: 100 })],
    });
  const { parties, ties } = await call(shop.owner, get, { query: { dayAD: '2026-11-20' } });
  expect(parties.map(({ direction, pan, name, hasPan }) => [direction, pan, name, hasPan])).toEqual([
    ['BOUGHT', null, 'Bazaar Wholesale', false],
    ['BOUGHT', '302145811', 'Himal Wholesale', true],
  ]);
  expect(ties.find(({ tie }) => tie === 'PARTIES')).toMatchObject({
    isTied: false,
    breaks: [{ name: 'Bazaar Wholesale' }],
  });
  for (const [what, said] of [
    ['PARTIES', ['Himal Wholesale', '302145811', 'Purchase', 'Bazaar Wholesale']],
    ['RETURN', ['Taxable purchases', 'Purchases: 2', 'Credit brought forward']],
  ] as const) {
    const answer = await send(shop.owner, download, {
      body: { dayAD: '2026-11-20', what, fileType: 'EXCEL', language: 'en' },
    });
    const rows = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? [];
    for (const text of said) expect(rows.flat().map(String)).toContain(text);
    const paper = await send(shop.owner, download, {
      body: { dayAD: '2026-11-20', what, fileType: 'PDF', language: 'ne' },
    });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
  }
});

test('a return is of the whole business, of one that is registered for VAT', async () => {
  const owner = await openBusiness(app, { registration: 'PAN' });
  expect(await call(owner, list, {})).toEqual({ isRegistered: false, months: [] });
  expect(await refusal(owner, get, { query: {} })).toMatchObject({
    status: 409,
    message: 'The business is not registered for VAT: it files no return',
  });
  const shop = await nextMonth(await shopWithMonth(app));
  const rights = ['vat-return.read', 'vat-return.create'] as const;
  const { outletId } = shop;
  const clerk = await addPerson(app, shop.owner, { userType: 'OUTLET_USER', outletId, rights });
  const ofWhole = { status: 409, message: 'The return is of the whole business: leave the outlet to see it' };
  expect(await refusal(clerk, file, await filedBy(shop.owner, formOf('2026-11-20')))).toMatchObject(ofWhole);
  expect(await refusal(clerk, list, {})).toMatchObject(ofWhole);
  expect(await refusal(clerk, get, { query: {} })).toMatchObject(ofWhole);
});

test.each([
  `update vat_return set sequence = sequence + 5`,
  `insert into vat_return overriding system value select business_id, id + 1000, month_end + 400, 1, state, submission_number, submitted_on + 400, verified_on,
     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null, 0, 7, 0, null, 7, 0, 0, 0, 0, 0, 0, 0, null, said_by, said_by_name, said_at + interval '1 day'
   from vat_return order by id desc limit 1`,
])('a fault of what was said is found: %s', async (statement) => {
  const shop = await nextMonth(await shopWithMonth(app));
  await fileBy(shop.owner, formOf('2026-11-20'));
  expect(await faultsOf(withFaults(app, statement), 'VAT returns')).not.toEqual([]);
});
