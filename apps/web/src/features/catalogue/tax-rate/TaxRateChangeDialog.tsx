import { taxRateChangeForm, taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { useEffect } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { TaxRate } from './use-tax-rates.ts';

type Props = { opened: boolean; rate: TaxRate | undefined; onClose: () => void };

const empty = { rate: '', fromDayAD: '' };

/** From which day on a tax has another percentage. Keep it mounted and open it by `opened`. */
export function TaxRateChangeDialog({ opened, rate, onClose }: Props) {
  const t = useTexts(taxRateScreenMessages);
  const language = useLanguage();
  const send = useSend(taxRateContract.change);
  const form = useAppForm(taxRateChangeForm, empty);
  useEffect(() => {
    if (opened) form.reset(empty);
  }, [opened, form]);
  const name = rate === undefined ? '' : nameIn(language, rate.name, rate.nameNp);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('changeTitle', { name })}
      form={form}
      isFinal
      onSave={async (values) => {
        if (rate === undefined) return;
        await send.mutateAsync({ params: { id: rate.id }, body: { ...values, version: rate.version } });
        onClose();
      }}
    >
      <FormGrid>
        <DateField control={form.control} name="fromDayAD" label={t('fromDay')} required />
        <AmountField control={form.control} name="rate" label={t('newRate')} description={t('untilThen')} required />
      </FormGrid>
    </FormDialog>
  );
}
