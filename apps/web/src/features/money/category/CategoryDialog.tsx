import { categoryContract, categoryForm, type CategoryType } from '@bahi/contract/money/category/category.contract';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { type Category, categoryValues, newCategoryValues } from './category-form.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The category to edit; a new one without. */
  categoryId?: number | null;
  /** What was typed into a select before `Add new`. */
  typed?: string;
  /** Where only one kind is asked for, as in the form of an expense, the new one is of it. */
  categoryType?: CategoryType;
  onSaved?: (category: Category) => void;
};

/**
 * Creates or edits a category: on the list, and from the select of an income or expense by `Add new`, where `onSaved`
 * selects what was made. Keep it mounted and open it by `opened`, so that the focus comes back when it closes.
 */
export function CategoryDialog({ opened, onClose, categoryId = null, typed = '', categoryType, onSaved }: Props) {
  const t = useTexts(categoryScreenMessages);
  const [create, update] = [useSend(categoryContract.create), useSend(categoryContract.update)];
  const form = useAppForm(categoryForm, newCategoryValues('', ''));
  const { control } = form;
  const isNew = categoryId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: categoryContract.get,
    sent: isNew ? null : { params: { categoryId } },
    valuesOf: (found) => (found === undefined ? newCategoryValues(typed, categoryType ?? '') : categoryValues(found)),
    fields: 3,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        const saved = isNew
          ? await create.mutateAsync({ body: values })
          : await update.mutateAsync({ body: { ...values, id: categoryId } });
        onSaved?.(saved);
        onClose();
      }}
      {...dialog}
    >
      <FormGrid>
        <TextField control={control} name="categoryName" label={t('categoryName')} maxLength={100} required autoFocus />
        <TextField control={control} name="categoryNameNp" label={t('categoryNameNp')} maxLength={100} lang="ne" />
        <SelectField
          control={control}
          name="categoryType"
          label={t('categoryType')}
          options={[
            { value: 'INCOME', label: t('income') },
            { value: 'EXPENSE', label: t('expense') },
          ]}
          disabled={categoryType !== undefined}
          required
        />
      </FormGrid>
    </FormDialog>
  );
}
