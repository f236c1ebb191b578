import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/use-form-draft.ts';
import { AmountField, QuantityField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { BrandField } from '../brand/BrandField.tsx';
import { ItemFiles } from '../item-image/ItemFiles.tsx';
import { ItemCategoryField } from '../item-category/ItemCategoryField.tsx';
import { ItemSteps } from '../item-variant/ItemSteps.tsx';
import { SubCategoryField } from '../item-category/SubCategoryField.tsx';
import { TaxedPriceFields } from '../tax-rate/TaxedPriceFields.tsx';
import type { TaxRates } from '../tax-rate/use-tax-rates.ts';
import { UnitField } from '../unit/UnitField.tsx';
import {
  atFormRows,
  bodyOf,
  type ItemDetail,
  itemScreenForm,
  type ItemValues,
  newItem,
  openOutletsOf,
  valuesOf,
} from './item-form.ts';
import { OpeningStockFields } from './OpeningStockFields.tsx';

registerTexts(itemMessages);
registerTexts(batchMessages);

type Props = {
  /** The item to edit; null for a new one. */
  item: ItemDetail | null;
  taxRates: TaxRates;
  /** Fetches the item anew, after somebody else changed it. */
  onReload: () => void;
};

const taxedPriceNames = {
  price: 'sellingPrice',
  taxable: 'taxable',
  taxRateId: 'taxRateId',
  vatIncluded: 'vatIncluded',
} as const;

/** The form of an item, new or not. */
export function ItemForm({ item, taxRates, onReload }: Props) {
  const t = useTexts(itemScreenMessages);
  const ui = useTexts(uiMessages);
  const batch = useTexts(batchScreenMessages);
  const images = useTexts(itemImageScreenMessages);
  const session = useSession();
  const today = formatAdDate(useToday());
  const standardRateId = taxRates.standard?.id;
  const outlets = openOutletsOf(item, session);
  const form = useAppForm(
    itemScreenForm,
    item === null ? newItem(outlets, standardRateId) : valuesOf(item, outlets, standardRateId),
  );
  // The rows of a draft belong to the outlets that were there.
  const rowIds = outlets.map(({ id }) => id).join('-');
  const draft = useFormDraft(form, `item.${item?.id ?? 'new'}.${session.userDetails.id}.${rowIds}`);
  const save = useSaveItem(item, draft.discard);
  const { control } = form;
  const [purchasePrice, categoryId, keepsBatches] = useWatch({
    control,
    name: ['purchasePrice', 'categoryId', 'keepsBatches'],
  });
  return (
    <FormPage
      title={t(item === null ? 'createTitle' : 'editTitle')}
      head={item === null ? null : <ItemSteps itemId={item.id} current="general" />}
      form={form}
      draft={draft}
      onSave={save}
      onReload={() => {
        draft.discard();
        onReload();
      }}
      backTo={screens.items}
    >
      <FormSection title={t('aboutItem')}>
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
          <UnitField control={control} name="unitId" label={t('unit')} required />
          <BrandField control={control} name="brandId" label={t('brand')} />
          <TextField control={control} name="size" label={t('size')} />
          <TextField control={control} name="model" label={t('model')} />
          <TextField
            control={control}
            name="code"
            label={t('code')}
            {...(item === null ? { description: ui('codeMade') } : {})}
          />
          <TextField control={control} name="sku" label={t('sku')} description={t('skuHint')} />
          <div onKeyDown={keepFromSaving}>
            <TextField control={control} name="barcode" label={t('barcode')} />
          </div>
          <TextField control={control} name="hsCode" label={t('hsCode')} />
        </FormGrid>
      </FormSection>
      <FormSection title={t('priceAndTax')}>
        <FormGrid>
          <TaxedPriceFields
            control={control}
            names={taxedPriceNames}
            priceLabel={t('sellingPrice')}
            taxRates={taxRates}
          />
          <AmountField control={control} name="purchasePrice" label={t('purchasePrice')} />
          <AmountField control={control} name="mrp" label={t('mrp')} description={t('mrpHint')} />
          <DateField control={control} name="purchaseDateAD" label={t('purchaseDate')} max={today} />
        </FormGrid>
      </FormSection>
      <FormSection title={t('openingStock')}>
        {session.business?.keepsBatches === true ? (
          <CheckboxField
            control={control}
            name="keepsBatches"
            label={batch('keepsBatches')}
            description={batch('keepsBatchesHint')}
          />
        ) : null}
        <OpeningStockFields
          control={control}
          outlets={outlets}
          stock={item?.stock ?? []}
          purchasePrice={purchasePrice}
          withBatches={keepsBatches === true}
        />
      </FormSection>
      <FormSection title={t('more')}>
        <FormGrid>
          <QuantityField
            control={control}
            name="reorderPoint"
            label={t('reorderPoint')}
            description={t('reorderHint')}
          />
          <CheckboxField control={control} name="shareable" label={t('shareable')} />
          <CheckboxField control={control} name="isPriceShareable" label={t('isPriceShareable')} />
          <WholeRow>
            <TextareaField control={control} name="description" label={t('description')} />
          </WholeRow>
        </FormGrid>
      </FormSection>
      <FormSection title={images('files')}>
        {item === null ? <p>{images('saveFirst')}</p> : <ItemFiles itemId={item.id} />}
      </FormSection>
    </FormPage>
  );
}

/** A scanner ends a barcode with Enter, which is no wish to save. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Saves, forgets the draft and goes back to the list; refusals come back to the rows they belong to. */
function useSaveItem(item: ItemDetail | null, discardDraft: () => void): (values: ItemValues) => Promise<void> {
  const create = useSend(itemContract.create);
  const update = useSend(itemContract.update);
  const navigate = useNavigate();
  return async (values) => {
    const { body, rowPositions } = bodyOf(values);
    try {
      if (item === null) await create.mutateAsync({ body });
      else await update.mutateAsync({ params: { itemId: item.id }, body });
    } catch (error) {
      throw error instanceof ApiError ? atFormRows(error, rowPositions) : error;
    }
    discardDraft();
    await navigate(screens.items);
  };
}
