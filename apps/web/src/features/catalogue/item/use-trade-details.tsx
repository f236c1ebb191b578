import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { QuantityText } from '../../../ui/texts/MoneyText.tsx';
import type { ItemDetail } from './item-form.ts';

/** In which units an item is usually bought and sold, and how much of it is ordered. */
export function useTradeDetails({ defaultUnits: units, planningData, unitName, unitNameNp }: ItemDetail) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const held = (name: string | null, nameNp: string | null, conversion: number | null): string | null =>
    name === null || conversion === null
      ? null
      : t('unitHeld', {
          unit: nameIn(language, name, nameNp),
          count: formatNumber(conversion, language),
          own: nameIn(language, unitName, unitNameNp),
        });
  return {
    purchaseUnit: {
      label: t('purchaseUnit'),
      value: held(units.purchaseUnitName, units.purchaseUnitNameNp, units.purchaseUnitConversion),
    },
    salesUnit: {
      label: t('salesUnit'),
      value: held(units.salesUnitName, units.salesUnitNameNp, units.salesUnitConversion),
    },
    reorderQuantity: { label: t('reorderQuantity'), value: <QuantityText value={planningData.reorderQuantity} /> },
    leadDays: {
      label: t('leadDays'),
      value: planningData.leadDays === null ? null : formatNumber(planningData.leadDays, language),
    },
  };
}
