import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, send } from '../../../testing/caller.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { bankOf, fileOf, matchOffers, readFile, receive, type Line } from './testing/statements.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

async function bytesOf(fileType: 'EXCEL' | 'PDF', language: 'en' | 'ne'): Promise<Uint8Array> {
  const response = await send(shop.owner, bankStatementContract.downloadReport, {
    params: { id: await bankOf(shop.owner) },
    body: { fileType, language, dateAD: '2026-11-20' },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const paisa = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const summed = (rows: readonly (readonly unknown[])[]): number => rows.reduce((sum, row) => sum + paisa(row[4]), 0);

test('the reconciliation is taken along with every open line, and adds up to the paisa', async () => {
  const { owner } = shop;
  await receive(shop, 1000.1, '2026-11-02');
  await receive(shop, 77.25, '2026-11-10');
  // More lines than a screen names.
  const charges = Array.from({ length: 1010 }, (_, at): Line => ['2026-11-05', `Charge ${at}`, '', -0.05]);
  await readFile(owner, fileOf(0, [['2026-11-03', 'FT Ram', 'A1', 1000.1], ...charges]));
  await matchOffers(owner);
  const { sheets } = await readXlsx(await bytesOf('EXCEL', 'en'));
  const rows = sheets[0]?.rows ?? [];
  const at = (text: string): number => rows.findIndex((row) => row[2] === text);
  const [books, less, plus, statement] = [
    'Balance of the books',
    'Less: in the books, not in the statement',
    'Add: in the statement, not in the books',
    'Balance of the statement',
  ].map(at);
  const figure = (row = -1): number => paisa(rows[row]?.[5]);
  expect(plus).toBe((less ?? 0) + 1 + charges.length);
  expect(figure(less)).toBe(-summed(rows.slice((books ?? 0) + 1, less)));
  expect(figure(plus)).toBe(summed(rows.slice((less ?? 0) + 1, plus)));
  expect([figure(books), figure(less), figure(plus), figure(statement)]).toEqual([107_735, -7725, -5050, 94_960]);
  expect(figure(books) + figure(less) + figure(plus)).toBe(figure(statement));
  expect(rows[(books ?? 0) + 1]?.[4]).toBe(77.25);

  const nepali = (await readXlsx(await bytesOf('EXCEL', 'ne'))).sheets[0]?.rows ?? [];
  expect(paisa(nepali.find((row) => row[2] === 'स्टेटमेन्टको बाँकी')?.[5])).toBe(94_960);
  const paper = pdfText(await bytesOf('PDF', 'ne'));
  expect(paper).toContain(inDigitsOf('949.60', 'ne'));
  expect(paper).toContain(inDigitsOf('1,077.35', 'ne'));
  expect(pdfText(await bytesOf('PDF', 'en'))).toContain('949.60');
  const report = { params: { id: await bankOf(owner) }, query: { dateAD: '2026-11-20' } };
  expect(await call(owner, bankStatementContract.report, report)).toMatchObject({ statementAmount: 949.6 });
});
