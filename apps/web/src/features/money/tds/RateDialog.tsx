import { newValues } from '@bahi/contract/form-values';
import { rateForm } from '@bahi/contract/money/tds/tds-form';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { tdsNatureNames, tdsNatures } from '@bahi/domain/numbers/tds';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { ChoiceField } from './ChoiceField.tsx';

type Props = { opened: boolean; onClose: () => void };

/** A rate of the business's own from a day on. */
export function RateDialog({ opened, onClose }: Props) {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const today = formatAdDate(useToday());
  const send = useSend(tdsContract.saveRate);
  const start = useMemo(() => newValues(rateForm, { nature: 'SERVICE_FEE', rate: '', fromDayAD: today }), [today]);
  const form = useAppForm(rateForm, start);
  useEffect(() => {
    if (opened) form.reset(start);
  }, [opened, start, form]);
  const natures = tdsNatureNames.filter((nature) => tdsNatures[nature].hasRate);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addRate')}
      form={form}
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <FormGrid>
        <ChoiceField
          control={form.control}
          name="nature"
          label={words('nature')}
          options={natures.map((nature) => ({ value: nature, label: words(nature) }))}
          required
        />
        <TextField control={form.control} name="rate" label={words('rate')} required />
        <DateField control={form.control} name="fromDayAD" label={words('fromDay')} required />
        <TextField control={form.control} name="source" label={words('source')} maxLength={200} required />
      </FormGrid>
    </FormDialog>
  );
}
