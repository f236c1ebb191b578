import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';
import { UnitField } from '../unit/UnitField.tsx';
import type { ItemValues } from './item-form.ts';

/** In which units an item is usually bought and sold, when more of it is ordered, and how much. */
export function TradeFields({ form: { control } }: { form: AppForm<ItemValues> }) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const [unitId, units] = useWatch({ control, name: ['unitId', 'defaultUnits'] });
  const { options } = useMasterDataChoices(unitContract.masterData, unitId);
  const own = options.find(({ value }) => value === unitId);
  const unit = own === undefined ? t('ownUnits') : nameIn(language, own.label, own.labelNp ?? null);
  return (
    <FormGrid>
      {(['purchase', 'sales'] as const).map((use) => (
        <div key={use} style={{ display: 'contents' }}>
          <UnitField control={control} name={`defaultUnits.${use}UnitId`} label={t(`${use}Unit`)} clearable />
          <QuantityField
            control={control}
            name={`defaultUnits.${use}UnitConversion`}
            label={t('unitHolds', { unit })}
            description={t('unitHoldsHint')}
            disabled={typeof units[`${use}UnitId`] !== 'number'}
          />
        </div>
      ))}
      <QuantityField control={control} name="reorderPoint" label={t('reorderPoint')} description={t('reorderHint')} />
      <QuantityField control={control} name="reorderQuantity" label={t('reorderQuantity')} />
      <TextField control={control} name="leadDays" label={t('leadDays')} inputMode="numeric" />
    </FormGrid>
  );
}
