import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mostRowsAtOnce } from '../../../platform/reports/spreadsheet.ts';
import { call, send } from '../../../testing/caller.ts';
import { openLargeBusiness } from '../../../testing/large-business/large-business.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asOwner } from '../../../testing/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a report of more rows than are held at once has each of them, in order, and their sum', async () => {
  const until = todayInKathmandu(app.services.clock());
  const { owner, day } = await openLargeBusiness(
    { ...app, ownerSession: (work) => asOwner(inject('databaseServer'), app.databaseName, work) },
    { bills: mostRowsAtOnce, until },
  );
  const period = { fromDateAD: day, toDateAD: day };
  const { recordsTotal, totals } = await call(owner, salesReportContract.generate, { body: period });
  expect(recordsTotal).toBeGreaterThan(mostRowsAtOnce);
  const answer = await send(owner, salesReportContract.download, {
    body: { ...period, fileType: 'EXCEL', sort: 'invoiceNumber', language: 'en' },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('x-file-size')).toBe(String(bytes.length));
  const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  const head = rows.findIndex((row) => row.includes('Invoice number'));
  const bills = rows.slice(head + 1, -1);
  const numbers = bills.map((row) => String(row[0]));
  expect(new Set(numbers).size).toBe(recordsTotal);
  expect(numbers).toEqual(numbers.toSorted());
  const total = rows[head]?.indexOf('Total (Rs)') ?? -1;
  const paisa = bills.reduce((sum, row) => sum + Math.round(Number(row[total] ?? 0) * 100), 0);
  expect(paisa).toBe(Math.round(totals.grandTotal * 100));
  expect(rows.at(-1)?.[total]).toBe(totals.grandTotal);
}, 300_000);
