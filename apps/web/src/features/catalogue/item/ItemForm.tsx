import { screens } from '@bahi/contract/screens';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/kept/use-form-draft.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { RichTextField } from '../../../ui/fields/RichTextField.tsx';
import { ItemFiles } from '../item-image/ItemFiles.tsx';
import { type NewFiles, NewItemFiles, useNewFiles } from '../item-image/NewItemFiles.tsx';
import { ItemSteps } from '../item-variant/ItemSteps.tsx';
import { TaxedPriceFields } from '../tax-rate/TaxedPriceFields.tsx';
import type { TaxRates } from '../tax-rate/use-tax-rates.ts';
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
import { AboutFields } from './AboutFields.tsx';
import { OpeningStockFields } from './OpeningStockFields.tsx';
import { TradeFields } from './TradeFields.tsx';

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
  const files = useNewFiles();
  const save = useSaveItem(item, files, draft.discard);
  const { control } = form;
  const [purchasePrice, keepsBatches] = useWatch({ control, name: ['purchasePrice', 'keepsBatches'] });
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
        <AboutFields form={form} item={item} />
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
      <FormSection title={t('trade')}>
        <TradeFields form={form} />
      </FormSection>
      <FormSection title={t('more')}>
        <FormGrid>
          <CheckboxField control={control} name="shareable" label={t('shareable')} />
          <CheckboxField control={control} name="isPriceShareable" label={t('isPriceShareable')} />
          <WholeRow>
            <RichTextField control={control} name="description" label={t('description')} />
          </WholeRow>
        </FormGrid>
      </FormSection>
      {item === null && !session.can(itemImageContract.upload) ? null : (
        <FormSection title={images('files')}>
          {item === null ? <NewItemFiles files={files} /> : <ItemFiles itemId={item.id} />}
        </FormSection>
      )}
    </FormPage>
  );
}

/** Saves, forgets the draft and goes back to the list, where a new item is shown; refusals come back to their rows. */
function useSaveItem(
  item: ItemDetail | null,
  files: NewFiles,
  discardDraft: () => void,
): (values: ItemValues) => Promise<void> {
  const create = useSend(itemContract.create);
  const update = useSend(itemContract.update);
  const navigate = useNavigate();
  return async (values) => {
    const { body, rowPositions } = bodyOf(values);
    let made: ItemDetail | null = null;
    try {
      if (item === null) made = await create.mutateAsync({ body: { ...body, ...files.sent() } });
      else await update.mutateAsync({ params: { itemId: item.id }, body });
    } catch (error) {
      throw error instanceof ApiError ? atFormRows(error, rowPositions) : error;
    }
    discardDraft();
    await navigate(made === null ? screens.items : `${screens.items}?view=${made.id}`);
  };
}
