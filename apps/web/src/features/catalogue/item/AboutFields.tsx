import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { BrandField } from '../brand/BrandField.tsx';
import { ItemCategoryField } from '../item-category/ItemCategoryField.tsx';
import { SubCategoryField } from '../item-category/SubCategoryField.tsx';
import { UnitField } from '../unit/UnitField.tsx';
import type { ItemDetail, ItemValues } from './item-form.ts';

/** What an item is called, where it belongs and by which codes it is known. */
export function AboutFields({ form, item }: { form: AppForm<ItemValues>; item: ItemDetail | null }) {
  const t = useTexts(itemScreenMessages);
  const ui = useTexts(uiMessages);
  const { control } = form;
  const categoryId = useWatch({ control, name: 'categoryId' });
  return (
    <FormGrid>
      <TextField control={control} name="name" label={t('name')} required />
      <TextField control={control} name="nameNp" label={t('nameNp')} lang="ne" />
      <ItemCategoryField
        control={control}
        name="categoryId"
        label={t('category')}
        required
        onChanged={() => form.setValue('subCategoryId', '', { shouldDirty: true })}
      />
      <SubCategoryField control={control} name="subCategoryId" label={t('subCategory')} categoryId={categoryId} />
      <UnitField
        control={control}
        name="unitId"
        label={t('unit')}
        required
        // What was counted in the unit of before is asked for anew.
        onChanged={() => {
          form.setValue('defaultUnits.purchaseUnitConversion', '', { shouldDirty: true });
          form.setValue('defaultUnits.salesUnitConversion', '', { shouldDirty: true });
        }}
      />
      <BrandField control={control} name="brandId" label={t('brand')} />
      <TextField control={control} name="size" label={t('size')} />
      <TextField control={control} name="model" label={t('model')} />
      <TextField
        control={control}
        name="code"
        label={t('code')}
        {...(item === null ? { description: ui('codeMade') } : {})}
      />
      {bearsCodes(item) ? (
        <>
          <TextField control={control} name="sku" label={t('sku')} description={t('skuHint')} />
          <div onKeyDown={keepFromSaving}>
            <TextField control={control} name="barcode" label={t('barcode')} />
          </div>
        </>
      ) : null}
      <TextField control={control} name="hsCode" label={t('hsCode')} />
    </FormGrid>
  );
}

/** An item that is sold by its variants alone has no codes of its own; one that has some still can give them up. */
function bearsCodes(item: ItemDetail | null): boolean {
  return item === null || !item.hasVariants || item.sku !== null || item.barcode !== null;
}

/** A scanner ends a barcode with Enter, which is no wish to save. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
