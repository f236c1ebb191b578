import { readFileSync } from 'node:fs';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import {
  deliveryKinds,
  scheduleFileTypes,
  scheduleFrequencies,
  scheduleStops,
  weekdays,
} from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import { movingPeriods } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { reminderKinds, reminderRuleWays, reminderWays } from '@bahi/contract/sales/reminder/reminder-choices';
import { messageFailures, messageStates } from '@bahi/contract/sales/sharing/sharing.contract';
import { stockMoveKinds } from '@bahi/domain/posting/stock-ledger';
import { expect, test } from 'vitest';
import { leftOutOfSheets } from './data-sheets.left-out.ts';
import { allSheets } from './data-sheets.ts';

/** Of every row, and of no interest to who reads a sheet. */
const ofEveryRow = ['business_id', 'id', 'version', 'created_at', 'created_by'];

const columnsOf = readColumns();
const shown = readShown();

test.each(Object.entries(leftOutOfSheets))('a column of %s is in a sheet, or it is said why not', (table, leftOut) => {
  const columns = columnsOf.get(table) ?? [];
  expect(columns.length, 'a table that is there').toBeGreaterThan(0);
  const asked = columns.filter((column) => !ofEveryRow.includes(column));
  const unseen = asked.filter((column) => shown.get(table)?.has(column) !== true);
  expect(unseen.toSorted()).toEqual((typeof leftOut === 'string' ? asked : Object.keys(leftOut)).toSorted());
});

test('every table of records of a business is looked at', () => {
  const ofRecords = [...columnsOf].filter(
    ([, columns]) => columns.includes('business_id') && columns.includes('version'),
  );
  expect(ofRecords.length).toBeGreaterThan(20);
  expect(ofRecords.map(([table]) => table).filter((table) => !(table in leftOutOfSheets))).toEqual([]);
});

test('every kind of stock move, and the entry that revalues stock, is told in words', () => {
  const kinds = [...stockMoveKinds, 'STOCK_REVALUATION'];
  expect(kinds.filter((kind) => !(kind in dataSheets.texts))).toEqual([]);
});

test('whatever a column of reminders may hold is told in words', () => {
  const wishes = ['ne', 'en', 'NONE'].map((wish) => `REMINDERS_${wish}`);
  const codes = [
    ...reminderKinds,
    ...reminderWays,
    ...reminderRuleWays,
    ...messageStates,
    ...messageFailures,
    ...wishes,
  ];
  expect(codes.filter((code) => !(code in dataSheets.texts))).toEqual([]);
  const columns = allSheets.flatMap((sheet) => sheet.columns.filter(({ kind }) => kind === 'word'));
  const ofWishes = columns.filter(({ sql }) => /rule\.language|customer\.reminders/.test(sql)).map(({ sql }) => sql);
  expect(ofWishes.toSorted()).toEqual([`'REMINDERS_' || customer.reminders`, `'REMINDERS_' || rule.language`]);
});

test('which report is kept and sent, its period, when it goes and why not are told in words', () => {
  const codes = [
    ...reportPaths.map((path) => `REPORT_${path}`),
    ...movingPeriods.map((period) => `PERIOD_${period}`),
    ...scheduleFrequencies.map((frequency) => `SENT_${frequency}`),
    ...scheduleFileTypes.map((type) => `FILE_${type}`),
    ...weekdays,
    ...scheduleStops.filter((stop) => stop !== 'BUSINESS_INACTIVE'),
    ...deliveryKinds,
  ];
  expect(codes.filter((code) => !(code in dataSheets.texts))).toEqual([]);
});

/** The tables as `npm run tables` describes them. */
function readColumns(): Map<string, string[]> {
  const described = readFileSync(new URL('platform/database/tables.ts', import.meta.url), 'utf8');
  return new Map(
    [...described.matchAll(/^ {2}(\w+): \{\n([^}]*)\}/gm)].map(([, table = '', body = '']) => [
      table,
      [...body.matchAll(/^ {4}(\w+):/gm)].map(([, column = '']) => column),
    ]),
  );
}

/** Which columns of which tables the sheets name. */
function readShown(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { from, columns } of allSheets) {
    const tables = tablesIn(from);
    for (const [, alias = '', column = ''] of columns.flatMap(({ sql }) => [...sql.matchAll(/\b(\w+)\.(\w+)\b/g)])) {
      const table = tables.get(alias);
      if (table !== undefined) named.set(table, (named.get(table) ?? new Set()).add(column));
    }
  }
  return named;
}

/** The tables that a sheet reads, by what it calls them. */
function tablesIn(from: string): Map<string, string> {
  const joined = /(?:^|\bjoin\s|\bfrom\s)\s*\(?\s*(\w+)(?:\s+(?!on\b|join\b|left\b|where\b)(\w+))?/g;
  return new Map(
    [...from.matchAll(joined)].flatMap(([, table = '', alias]) =>
      columnsOf.has(table) ? [[alias ?? table, table] as const] : [],
    ),
  );
}
