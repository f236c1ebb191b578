import { itemCategoryContract, itemCategoryForm } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemCategoryScreenMessages } from '@bahi/contract/catalogue/item-category/item-category-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What was typed into the select before `Add new`. */
  typed: string;
  onSaved: (categoryId: number) => void;
};

/** Adds a category, at the top or within another one, from the form of an item. */
export function ItemCategoryDialog({ opened, onClose, typed, onSaved }: Props) {
  const t = useTexts(itemCategoryScreenMessages);
  const save = useSend(itemCategoryContract.save);
  const categories = useCall(itemCategoryContract.list, {}, { enabled: opened });
  const form = useAppForm(itemCategoryForm, { ...namesFromTyped(''), parentId: '' });
  useEffect(() => {
    if (opened) form.reset({ ...namesFromTyped(typed), parentId: '' });
  }, [opened, typed, form]);
  const topCategories = categories.data?.rows.filter((category) => category.parentId === null);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSave={async (values) => {
        const category = await save.mutateAsync({ body: values });
        onSaved(category.id);
        onClose();
      }}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        <TextField control={form.control} name="nameNp" label={t('nameNp')} lang="ne" />
        <SelectField
          control={form.control}
          name="parentId"
          label={t('parent')}
          options={choicesInUse(topCategories, '')}
          isLoading={categories.isPending}
          clearable
        />
      </FormGrid>
    </FormDialog>
  );
}
