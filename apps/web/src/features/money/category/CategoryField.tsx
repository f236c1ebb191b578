import { categoryContract, type CategoryType } from '@bahi/contract/money/category/category.contract';
import { categoryScreenMessages } from '@bahi/contract/money/category/category-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useRecordChoices } from '../../../ui/fields/use-record-choices.ts';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { categoriesOf, categoryNameOf } from './category-source.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  categoryType: CategoryType;
  /** The record that is edited: its category is known before the others are. */
  current: { categoryId: number; categoryName: string; categoryNameNp: string | null } | null;
};

/** A category of one kind, with `Add new`. */
export function CategoryField<V extends FieldValues>(props: Props<V>) {
  const { categoryType, current, ...field } = props;
  const t = useTexts(categoryScreenMessages);
  const { can } = useSession();
  const { value, change } = useField(props);
  const categories = useRecordChoices(categoriesOf(categoryType), value);
  const { open, dialog } = useAddNew();
  const known = current === null ? [] : [{ ...current, id: current.categoryId, isActive: true }];
  const rows = categories.withChosen.length === 0 ? known : categories.withChosen;
  const named = rows.map((row) => ({ id: row.id, isActive: row.isActive, ...categoryNameOf(row) }));
  return (
    <>
      <SelectField
        {...field}
        options={choicesInUse(named, value)}
        isLoading={categories.isLoading}
        {...categories.searching}
        addNewLabel={t('addNew')}
        {...(can(categoryContract.create) ? { onAddNew: open } : {})}
      />
      <CategoryDialog {...dialog} categoryType={categoryType} onSaved={({ id }) => change(id)} />
    </>
  );
}
