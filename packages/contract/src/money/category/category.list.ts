import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { categoryScreenMessages } from './category-screen.messages.ts';
import { categoryContract } from './category.contract.ts';

const t = categoryScreenMessages.texts;

export const categoryListFile = listFile(
  categoryContract.list,
  { fileName: 'Income and Expense Categories', title: t.title },
  (column) => [
    column.name('categoryName', t.categoryName, (row) => [row.categoryName, row.categoryNameNp]),
    column.word('categoryType', t.categoryType, (row) => (row.categoryType === 'INCOME' ? t.income : t.expense)),
    column.name('account', t.account, (row) => [row.accountName, row.accountNameNp]),
    statusColumn(),
  ],
);
