import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { DueDetailDialog } from '../due-document/DueDetailDialog.tsx';
import { DueGeneral } from '../due-document/DueGeneral.tsx';
import { type DueOpeners, useDueActions } from '../due-document/use-due-actions.tsx';
import type { ExpenseDetail, ExpenseRow } from './expense-form.ts';

type Props = { opened: boolean; onClose: () => void; expenseId: number; openers: DueOpeners<ExpenseRow> };

/** One expense: what it is, what was paid, and its documents. */
export function ExpenseDetailDialog({ opened, onClose, expenseId, openers }: Props) {
  const t = useTexts(expenseScreenMessages);
  const asked = { params: { id: expenseId } };
  const found = useCall(expenseContract.get, asked, { enabled: opened, staleTime: 0 });
  return (
    <DueDetailDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      found={found}
      general={(expense) => <ExpenseGeneral expense={expense} />}
      actionsOf={useDueActions(openers)}
    />
  );
}

function ExpenseGeneral({ expense }: { expense: ExpenseDetail }) {
  const t = useTexts(expenseScreenMessages);
  const due = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  return (
    <DueGeneral
      record={expense}
      words={{ paid: t('paid'), remaining: t('remaining') }}
      own={[
        { label: t('vendor'), value: nameIn(language, expense.vendorName, expense.vendorNameNp) },
        { label: due('category'), value: nameIn(language, expense.categoryName, expense.categoryNameNp) },
        { label: t('billNumber'), value: expense.billNumber },
        ...(expense.vatAmount === 0
          ? []
          : [{ label: t('vatAmount'), value: <MoneyText rupees={expense.vatAmount} withUnit /> }]),
      ]}
    />
  );
}
