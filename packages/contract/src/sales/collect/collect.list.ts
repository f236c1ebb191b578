import { listFile } from '../../reports/list-file/list-file.ts';
import { collectScreenMessages } from './collect-screen.messages.ts';
import { collectContract } from './collect.contract.ts';

const t = collectScreenMessages.texts;

export const collectListFile = listFile(collectContract.list, { fileName: 'Collect', title: t.title }, (column) => [
  column.name('name', t.name, (row) => [row.name, row.nameNp]),
  column.text('phoneNumber', t.phoneNumber, (row) => row.phoneNumber),
  column.amount('dueAmount', t.dueRupees, (row) => row.dueAmount),
  column.amount('overdueAmount', t.overdueRupees, (row) => row.overdueAmount),
  column.amount('ages.notDue', t.NOT_DUE, (row) => row.notDueAmount),
  column.amount('ages.days1To30', t.DAYS_1_30, (row) => row.days1To30Amount),
  column.amount('ages.days31To60', t.DAYS_31_60, (row) => row.days31To60Amount),
  column.amount('ages.days61To91', t.DAYS_61_91, (row) => row.days61To91Amount),
  column.amount('ages.beyond91', t.BEYOND_91, (row) => row.beyond91Amount),
  column.money('advance', t.advanceRupees, (row) => row.advanceAmount),
  column.day('oldestDueDateAD', t.oldestDue, (row) => row.oldestDueDateAD),
  column.count('credit.days', t.creditDaysTitle, (row) => row.creditDays),
  column.money('credit.limit', t.creditLimitRupees, (row) => row.creditLimit),
  column.money('credit.used', t.creditUsedRupees, (row) => row.creditUsed),
  column.moment('lastReminder', t.lastRemindedAt, (row) => row.lastReminder?.remindedAt ?? null),
  column.day('promise.day', t.promisedDate, (row) => row.promise?.promisedDateAD ?? null),
  column.money('promise.amount', t.promisedAmountRupees, (row) => promisedAmount(row.promise)),
  column.word('promise.state', t.promise, (row) => (row.promise === null ? null : t[row.promise.state])),
]);

function promisedAmount(promise: { amount: number | null; dueAmount: number } | null): number | null {
  return promise === null ? null : (promise.amount ?? promise.dueAmount);
}
