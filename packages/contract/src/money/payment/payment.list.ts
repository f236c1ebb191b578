import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { paymentDialogMessages } from './payment-dialog.messages.ts';
import { paymentContract } from './payment.contract.ts';
import { settlementScreenMessages } from './settlement-screen.messages.ts';

const t = settlementScreenMessages.texts;
const ui = uiMessages.texts;
const dialog = paymentDialogMessages.texts;
const modes = {
  CASH: dialog.cash,
  ONLINE: dialog.online,
  CHEQUE: dialog.cheque,
  ADVANCE: dialog.advance,
  TDS: dialog.tds,
  CREDIT: dialog.credit,
} as const;

export const settlementListFile = listFile(
  paymentContract.listSettlements,
  { fileName: 'Payments', title: t.title, inForce: (row) => row.isActive },
  (column) => [
    column.text('number', t.number, (row, language) => row.number ?? t.unnumbered[language]),
    column.day('date', t.date, (row) => row.receivedDateAD),
    column.name('party', t.party, (row) => [row.customerName, row.customerNameNp]),
    column.word('kind', t.kind, (row) => (row.kind === 'RECEIVED' ? t.receipt : t.paymentVoucher)),
    column.text('mode', t.mode, (row, language) => row.modes.map((mode) => modes[mode][language]).join(' · ')),
    column.money('amount', inRupees(t.amount), (row) => row.totalAmount),
    // Of a list that is narrowed to a mode: what is by that mode.
    column.amount('amount.received', inRupees(dialog.received), (row) =>
      row.kind === 'RECEIVED' ? row.modeAmount : null,
    ),
    column.amount('amount.paid', inRupees(dialog.made), (row) => (row.kind === 'PAID' ? row.modeAmount : null)),
    column.money('advance', inRupees(t.advanceColumn), (row) => row.advanceAmount),
    column.word('status', ui.status, (row) => (row.isActive ? t.inForce : t.deleted)),
    column.text('remarks', t.remarks, (row) => row.remarks),
  ],
);

function inRupees({ en, ne }: { en: string; ne: string }) {
  return { en: `${en} (${ui.rupees.en})`, ne: `${ne} (${ui.rupees.ne})` };
}
