import {
  itemCategoryContract,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemCategoryScreenMessages } from '@bahi/contract/catalogue/item-category/item-category-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { useMasterDataChoices, useReferenceRemark } from '../../../ui/master-data/use-master-data-choices.ts';
import { ItemCategoryDialog } from './ItemCategoryDialog.tsx';

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Called after another one was chosen, for what lies within it. */
  onChanged: () => void;
};

/** A category of items, with `Add new`; the one it lies within stands below its name. */
export function ItemCategoryField<V extends FieldValues>(props: Props<V>) {
  const t = useTexts(itemCategoryScreenMessages);
  const { can } = useSession();
  const { value, change } = useField(props);
  const remarkOf = useReferenceRemark(itemCategoryMasterData);
  const choices = useMasterDataChoices(itemCategoryMasterData, value, { remarkOf });
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        {...choices}
        addNewLabel={t('addNew')}
        {...(can(itemCategoryContract.save) ? { onAddNew: open } : {})}
      />
      <ItemCategoryDialog
        {...dialog}
        onSaved={(saved) => {
          change(saved);
          props.onChanged();
        }}
      />
    </>
  );
}
