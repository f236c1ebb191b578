import type { VatFiling } from '@bahi/contract/reports/vat-return/vat-return-answer';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';

type Props = { opened: boolean; onClose: () => void; found: VatMonthReturn; last: VatFiling };

/** Notes that the portal shows a return as verified, without which it is not filed. */
export function VerifyReturnDialog({ opened, onClose, found, last }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const today = formatAdDate(useToday());
  const dayAD = found.month.lastDayAD;
  const send = useSend(vatReturnContract.verify);
  const form = useAppForm(vatReturnContract.verify.body, { dayAD, verifiedOnAD: today });
  useEffect(() => {
    if (opened) form.reset({ dayAD, verifiedOnAD: today });
  }, [opened, dayAD, today, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('verify')}
      form={form}
      isFinal
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <FormGrid>
        <DateField
          control={form.control}
          name="verifiedOnAD"
          label={t('verifiedOn')}
          min={last.submittedOnAD}
          max={today}
          required
        />
      </FormGrid>
    </FormDialog>
  );
}
