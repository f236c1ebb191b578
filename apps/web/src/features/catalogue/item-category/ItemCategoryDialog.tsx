import {
  itemCategoryContract,
  itemCategoryForm,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemCategoryScreenMessages } from '@bahi/contract/catalogue/item-category/item-category-screen.messages';
import type { MasterDataRow } from '@bahi/contract/master-data';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';

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
  const isAtTop = (row: MasterDataRow): boolean => row['parentId'] === null;
  const topCategories = useMasterDataChoices(itemCategoryMasterData, '', { isOffered: isAtTop });
  const form = useAppForm(itemCategoryForm, { ...namesFromTyped(''), parentId: '' });
  useEffect(() => {
    if (opened) form.reset({ ...namesFromTyped(typed), parentId: '' });
  }, [opened, typed, form]);
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
        <SelectField control={form.control} name="parentId" label={t('parent')} {...topCategories} clearable />
      </FormGrid>
    </FormDialog>
  );
}
