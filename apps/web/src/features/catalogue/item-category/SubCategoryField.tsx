import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';

type Props<V extends FieldValues> = FieldProps<V> & { categoryId: unknown };

/** One of the categories right below another. */
export function SubCategoryField<V extends FieldValues>({ categoryId, ...props }: Props<V>) {
  const { value } = useField(props);
  const choices = useMasterDataChoices(itemCategoryMasterData, value, {
    isOffered: (row) => row['parentId'] === categoryId,
  });
  return <SelectField {...props} {...choices} disabled={typeof categoryId !== 'number'} clearable />;
}
