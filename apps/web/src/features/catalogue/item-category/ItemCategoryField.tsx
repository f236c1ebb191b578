import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemCategoryScreenMessages } from '@bahi/contract/catalogue/item-category/item-category-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/use-add-new.ts';
import { ItemCategoryDialog } from './ItemCategoryDialog.tsx';

/** A category of items, with `Add new`; the one it lies within stands below its name. */
export function ItemCategoryField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(itemCategoryScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const categories = useCall(itemCategoryContract.list, {});
  const { value, change } = useField(props);
  const { open, dialog } = useAddNew();
  const all = categories.data?.rows ?? [];
  const byId = new Map(all.map((category) => [category.id, category]));
  const rows = all.map((category) => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    return { ...category, remark: parent === undefined ? undefined : nameIn(language, parent.name, parent.nameNp) };
  });
  return (
    <>
      <SelectField
        {...props}
        options={choicesInUse(rows, value)}
        isLoading={categories.isPending}
        addNewLabel={t('addNew')}
        {...(can(itemCategoryContract.save) ? { onAddNew: open } : {})}
      />
      <ItemCategoryDialog {...dialog} onSaved={change} />
    </>
  );
}
