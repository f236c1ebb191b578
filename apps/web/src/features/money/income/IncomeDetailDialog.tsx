import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DueDetailDialog } from '../due-document/DueDetailDialog.tsx';
import { DueGeneral } from '../due-document/DueGeneral.tsx';
import { type DueOpeners, useDueActions } from '../due-document/use-due-actions.tsx';
import type { IncomeDetail, IncomeRow } from './income-form.ts';

type Props = { opened: boolean; onClose: () => void; incomeId: number; openers: DueOpeners<IncomeRow> };

/** One income: what it is, what has come in, and its documents. */
export function IncomeDetailDialog({ opened, onClose, incomeId, openers }: Props) {
  const t = useTexts(incomeScreenMessages);
  const asked = { params: { id: incomeId } };
  const found = useCall(incomeContract.get, asked, { enabled: opened, staleTime: 0 });
  return (
    <DueDetailDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      found={found}
      general={(income) => <IncomeGeneral income={income} />}
      actionsOf={useDueActions(openers)}
    />
  );
}

function IncomeGeneral({ income }: { income: IncomeDetail }) {
  const t = useTexts(incomeScreenMessages);
  const due = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  return (
    <DueGeneral
      record={income}
      words={{ paid: t('received'), remaining: t('remaining') }}
      own={[
        { label: t('customer'), value: nameIn(language, income.customerName, income.customerNameNp) },
        { label: due('category'), value: nameIn(language, income.categoryName, income.categoryNameNp) },
      ]}
    />
  );
}
