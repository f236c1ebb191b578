import { formatNumber } from '@bahi/domain/numbers/digits';
import { fillText } from '../../messages.ts';
import { listFile } from '../../reports/list-file/list-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { recurringScreenMessages } from './recurring-screen.messages.ts';
import { repeatedWords } from './recurring-words.ts';
import { recurringContract } from './recurring.contract.ts';

const t = recurringScreenMessages.texts;

export const recurringListFile = listFile(
  recurringContract.list,
  { fileName: 'Recurring Entries', title: t.title },
  (column) => [
    column.text('name', t.name, (row) => row.name),
    column.word('kind', t.kind, (row) => repeatedWords[row.kind]),
    column.name('party', t.partyOrAccounts, (row) => [row.partyName, row.partyNameNp]),
    column.money('amount', t.amountColumn, (row) => row.amount),
    column.text('rhythm', t.rhythm, ({ unit, every }, language) => {
      if (every === 1) return (unit === 'WEEK' ? t.everyWeek : t.everyMonth)[language];
      const words = unit === 'WEEK' ? t.everyWeeks : t.everyMonths;
      return fillText(words[language], { count: formatNumber(every, language) });
    }),
    column.day('next', t.nextDay, (row) => row.nextDayAD),
    column.count('waiting', t.waiting, (row) => row.waitingCount),
    column.word('isActive', uiMessages.texts.status, (row) =>
      row.isActive ? (row.nextDayAD === null ? t.ended : t.running) : t.paused,
    ),
  ],
);
