import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { Category } from './category-form.ts';

type Props = { opened: boolean; onClose: () => void; categoryId: number | null; onEdit: (categoryId: number) => void };

/** A category with the account of the books that it is a part of. */
export function CategoryDetailDialog({ opened, onClose, categoryId, onEdit }: Props) {
  const t = useTexts(categoryScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const asked = { params: { categoryId: categoryId ?? 0 } };
  const found = useCall(categoryContract.get, asked, { enabled: categoryId !== null && opened, staleTime: 0 });
  const category = found.data;
  const mayEdit = category !== undefined && can(categoryContract.update);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={category === undefined ? t('viewTitle') : nameIn(language, category.categoryName, category.categoryNameNp)}
      onEdit={mayEdit ? () => onEdit(category.id) : undefined}
    >
      {category !== undefined ? (
        <>
          <CategoryDetails category={category} />
          <RecordHistory kind="CATEGORY" id={category.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </DetailDialog>
  );
}

function CategoryDetails({ category }: { category: Category }) {
  const t = useTexts(categoryScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { categoryName, categoryNameNp, categoryType, accountName, accountNameNp, isActive } = category;
  const account = nameIn(language, accountName, accountNameNp);
  return (
    <DetailList
      details={
        {
          categoryName: { label: t('nameEnglish'), value: categoryName },
          categoryNameNp: { label: t('categoryNameNp'), value: categoryNameNp },
          categoryType: { label: t('categoryType'), value: t(categoryType === 'INCOME' ? 'income' : 'expense') },
          isActive: { label: ui('status'), value: <StatusBadge isActive={isActive} /> },
          accountName: {
            label: t('account'),
            value: `${account} › ${nameIn(language, categoryName, categoryNameNp)}`,
            wide: true,
          },
        } satisfies Details<Category>
      }
    />
  );
}
