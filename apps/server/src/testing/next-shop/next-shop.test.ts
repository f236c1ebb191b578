import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformTenant } from '../../platform/database/database.ts';
import { leaveKept, openCounter, sellAt, take } from '../../features/sales/sales-counter/testing/counters.ts';
import { call } from '../caller.ts';
import { beginNext, openNextShop } from './next-shop.ts';
import { sell, type Shop } from '../shop.ts';
import { startTestApp, testNow, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1?from=bills@bahi.example' } });
});
afterAll(() => app.close());

/** What each worker asks for, at the end of the century. */
const asked: Readonly<Record<string, string>> = {
  businesses_with_due_cbms: `'2100-01-01'`,
  businesses_with_due_counters: `'2100-01-01'`,
  businesses_with_due_messages: `'2100-01-01'`,
  businesses_with_due_notices: `'2100-01-01'`,
  businesses_with_due_recurring: `'2100-01-01'`,
  businesses_with_due_reminders: `'2100-01-01', 23, '2156-09'`,
  businesses_with_due_report_files: `'2100-01-01'`,
  businesses_with_due_reports: `'2100-01-01', 23`,
  businesses_with_due_samples: `'2100-01-01'`,
};

function due(): Promise<{ worker: string; businesses: number[] }[]> {
  const each = Object.entries(asked).map(
    ([name, values]) => `select '${name}' as worker, array(select ${name}(${values}))::int[] as businesses`,
  );
  return app.services.database.transaction('read', platformTenant, (tx) => tx.query(each.join(' union all ')));
}

/** Gives each of the workers something to do. */
async function occupy(shop: Shop): Promise<void> {
  const receiver = { address: 'http://127.0.0.1:1', userName: 'gurung-kirana', password: 'Cbms#2083' };
  await call(shop.owner, cbmsContract.save, { body: { isOn: true, ...receiver } });
  const { id } = await sell(shop);
  const monthly = { documentId: id, name: 'Monthly', unit: 'MONTH', every: 1, firstDayBS: '2083-09-01' } as const;
  await call(shop.owner, recurringContract.save, { body: monthly });
  const rule = { isActive: true, daysBefore: '3', daysAfter: '1', ways: 'EMAIL', language: 'en', hour: 10 } as const;
  await call(shop.owner, reminderContract.saveRule, { body: { ...rule, sendsStatements: true } });
  const report = { name: 'Sales', report: 'sales-report', period: 'yesterday' } as const;
  const kept = await call(shop.owner, savedReportContract.save, { body: report });
  const daily = { frequency: 'DAILY', hour: 9, fileType: 'PDF', language: 'en', onlyWithRows: false } as const;
  const body = { ...daily, savedReportId: kept.id, recipients: 'sita@home.example' };
  await call(shop.owner, reportScheduleContract.save, { body });
  const letter = { way: 'EMAIL', recipient: 'ram@home.example', language: 'en' } as const;
  await call(shop.owner, sharingContract.send, { params: { kind: 'invoice', id }, body: letter });
  await call(shop.owner, sampleBusinessContract.begin, {});
  const day = { fromDateAD: '2026-11-20', toDateAD: '2026-11-20', fileType: 'EXCEL', language: 'en' };
  await call(shop.owner, reportFileContract.begin, { body: { report: 'sales-report', asked: day } });
  const device = await openCounter(shop);
  await take(device, [await sellAt(device, { form: { paymentMode: 'CREDIT' } })]);
  await leaveKept(app, device);
}

test('for the shops before the next one no worker has anything to do, whenever it looks', async () => {
  const found = await app.asOwner(
    `select proname from pg_proc where starts_with(proname, 'businesses_with_due_') order by proname`,
  );
  expect(
    found.map(({ proname }) => proname),
    'a worker that is not among them',
  ).toEqual(Object.keys(asked));
  const shop = await openNextShop(app);
  await occupy(shop);
  app.advance(1000);
  const all = (businesses: number[]) => Object.keys(asked).map((worker) => ({ worker, businesses }));
  expect(await due()).toEqual(all([shop.owner.businessId]));
  await beginNext(app);
  expect(await due()).toEqual(all([]));
  expect(app.services.clock()).toBe(testNow);
});
