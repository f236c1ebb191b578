import { closeForm, salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import type { z } from '@bahi/contract/zod';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import type { Counter } from '../counter-types.ts';
import { useFiscalYears } from '../use-fiscal-years.ts';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../../ui/form/use-edited-record.tsx';

type Props = { opened: boolean; onClose: () => void; id: number };
type Values = z.input<typeof closeForm>;

const nothing: Values = { last: [], reason: '' };

/** Ends a counter with the last number that it printed in each fiscal year, and why. */
export function CloseCounterDialog({ opened, onClose, id }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const language = useLanguage();
  const close = useSend(salesCounterContract.close);
  const yearsOf = useFiscalYears();
  const lastOf = (found: Counter) => yearsOf(found).map(({ fiscalYear, sequence }) => ({ fiscalYear, sequence }));
  const form = useAppForm(closeForm, nothing);
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: salesCounterContract.get,
    sent: { params: { id } },
    valuesOf: (found): Values =>
      found === undefined ? nothing : { last: lastOf(found), reason: '', version: found.version },
    fields: 2,
  });
  const years = record === undefined ? [] : yearsOf(record);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('closeTitle', { code: record?.code ?? '' })}
      form={form}
      isDangerous
      saveLabel={t('close')}
      cancelLabel={t('keepOpen')}
      onSave={async (body) => {
        await close.mutateAsync({ params: { id }, body });
        onClose();
      }}
      {...dialog}
    >
      <p>{t('closeText')}</p>
      <FormGrid columns={1}>
        {years.map(({ fiscalYear, number }, position) => (
          <TextField
            key={fiscalYear}
            control={form.control}
            name={`last.${position}.sequence`}
            label={t('lastPrinted', { year: formatFiscalYear(fiscalYear, language) })}
            description={number === '' ? t('noneCame') : t('lastPrintedHint', { number })}
            inputMode="numeric"
            required
          />
        ))}
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
    </FormDialog>
  );
}
