import type { Answer } from '@bahi/contract/endpoint';
import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';

export type BankStatement = Answer<typeof bankStatementContract.list>['rows'][number];

export function useStatementColumns(): Column<BankStatement>[] {
  const t = useTexts(bankStatementScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const count = (key: 'lineCount' | 'knownCount'): Column<BankStatement> => ({
    key,
    title: t(key),
    ...(key === 'lineCount' ? { sort: key } : {}),
    align: 'end',
    card: 'more',
    cell: (row) => formatNumber(row[key], language),
  });
  return [
    {
      key: 'account',
      title: t('account'),
      card: 'who',
      cell: (row) => nameIn(language, row.accountName, row.accountNameNp),
    },
    {
      key: 'from',
      title: t('from'),
      sort: 'fromAD',
      card: 'more',
      whole: true,
      cell: (row) => <DateText ad={row.fromAD} />,
    },
    { key: 'to', title: t('to'), sort: 'toAD', card: 'date', whole: true, cell: (row) => <DateText ad={row.toAD} /> },
    {
      key: 'closing',
      title: `${t('closing')} (${ui('rupees')})`,
      sort: 'closingAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.closingAmount} />,
      cardCell: (row) => <MoneyText rupees={row.closingAmount} withUnit />,
    },
    count('lineCount'),
    count('knownCount'),
    { key: 'file', title: t('fileName'), card: 'more', cell: (row) => row.fileName },
    { key: 'by', title: t('enteredBy'), card: 'more', cell: (row) => row.enteredBy },
    {
      key: 'at',
      title: t('enteredAt'),
      sort: 'enteredAt',
      card: 'more',
      cell: (row) => <MomentText at={row.enteredAt} />,
    },
  ];
}
