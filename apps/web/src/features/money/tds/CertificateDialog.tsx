import { certificateForm } from '@bahi/contract/money/tds/tds-form';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { Withheld } from './TdsWithheld.tsx';

type Props = { opened: boolean; onClose: () => void; row: Withheld };

/** Keeps the certificate of what a customer held back, or mends what was typed of it. */
export function CertificateDialog({ opened, onClose, row }: Props) {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const today = formatAdDate(useToday());
  const send = useSend(tdsContract.certify);
  const start = useMemo(
    () => ({
      paymentId: row.paymentId,
      certificateNumber: row.certificateNumber ?? '',
      certificateDateAD: row.certificateDateAD ?? today,
    }),
    [row, today],
  );
  const form = useAppForm(certificateForm, start);
  useEffect(() => {
    if (opened) form.reset(start);
  }, [opened, start, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('certificateOf', { name: nameIn(language, row.customerName, row.customerNameNp) })}
      form={form}
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <FormGrid>
        <TextField
          control={form.control}
          name="certificateNumber"
          label={words('certificateNumber')}
          maxLength={40}
          required
        />
        <DateField
          control={form.control}
          name="certificateDateAD"
          label={words('certificateDate')}
          min={row.dateAD}
          max={today}
          required
        />
      </FormGrid>
    </FormDialog>
  );
}
