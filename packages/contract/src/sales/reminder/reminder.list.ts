import { listFile } from '../../reports/list-file/list-file.ts';
import { reminderScreenMessages } from './reminder-screen.messages.ts';
import { reminderContract } from './reminder.contract.ts';

const t = reminderScreenMessages.texts;

export const reminderListFile = listFile(reminderContract.list, { fileName: 'Reminders', title: t.title }, (column) => [
  column.name('customer', t.customer, (row) => [row.customerName, row.customerNameNp]),
  column.text('number', t.number, (row, language) => row.number ?? t.allDues[language]),
  column.word('way', t.way, (row) => t[row.way]),
  column.moment('remindedAt', t.remindedAt, (row) => row.remindedAt),
  column.text('remindedBy', t.remindedBy, (row, language) => row.remindedBy ?? t[row.kind][language]),
  column.word('state', t.state, (row) => (row.message === null ? null : t[row.message.state])),
]);
