import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { priceListContract, priceListFillForm } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';
import classes from './PriceRows.module.css';

type Props = { opened: boolean; onClose: () => void; priceListId: number };

const nothing: z.input<typeof priceListFillForm> = { categoryId: '', brandId: '', fromQuantity: '1', percentOff: '' };

/** Fills in prices of a whole category or brand, so much off their selling prices. */
export function FillPricesDialog({ opened, onClose, priceListId }: Props) {
  const t = useTexts(priceListScreenMessages);
  const fill = useSend(priceListContract.fillPrices);
  const form = useAppForm(priceListFillForm, nothing);
  const { control } = form;
  useEffect(() => {
    if (opened) form.reset(nothing);
  }, [opened, form]);
  const categories = useMasterDataChoices(itemCategoryMasterData, useWatch({ control, name: 'categoryId' }));
  const brands = useMasterDataChoices(brandContract.masterData, useWatch({ control, name: 'brandId' }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('fill')}
      saveLabel={t('fillIn')}
      form={form}
      isFinal
      onSave={async (values) => {
        await fill.mutateAsync({ params: { id: priceListId }, body: values });
        onClose();
      }}
    >
      <p className={classes.text}>{t('fillText')}</p>
      <FormGrid>
        <SelectField
          control={control}
          name="categoryId"
          label={t('category')}
          placeholder={t('allOfThem')}
          clearable
          {...categories}
        />
        <SelectField
          control={control}
          name="brandId"
          label={t('brand')}
          placeholder={t('allOfThem')}
          clearable
          {...brands}
        />
        <QuantityField control={control} name="percentOff" label={t('percentOff')} required />
        <QuantityField control={control} name="fromQuantity" label={t('fromQuantity')} required />
      </FormGrid>
    </FormDialog>
  );
}
