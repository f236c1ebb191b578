import { expenseMessages } from '@bahi/contract/money/expense/expense.messages';
import { recurringContract, recurringEntry } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { useToday } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import type { Period, Recurring } from './recurring-form.ts';

// What is said of the bill's number.
registerTexts(expenseMessages);

type Props = { opened: boolean; onClose: () => void; record: Recurring; period: Period };

/** Enters what is due, with the bill in hand: as the one before, where nothing else is said. */
export function EnterDialog({ opened, onClose, record, period }: Props) {
  const t = useTexts(recurringScreenMessages);
  const today = formatAdDate(useToday());
  const send = useSend(recurringContract.enter);
  const form = useAppForm(recurringEntry, newValues(recurringEntry, {}));
  const { control } = form;
  const { dueDayAD } = period;
  const { name, amount, vatAmount } = record;
  useEffect(() => {
    if (!opened) return;
    form.reset(
      newValues(recurringEntry, {
        heading: name,
        billDateAD: dueDayAD,
        totalBillAmount: String(amount),
        vatAmount: vatAmount === 0 ? '' : String(vatAmount),
      }),
    );
  }, [opened, dueDayAD, name, amount, vatAmount, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('enterTitle', { name: record.name })}
      form={form}
      isFinal
      saveLabel={t('enter')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { periodId: period.id }, body }).catch((error: unknown) => {
          throw error instanceof ApiError ? atDay(error) : error;
        });
        onClose();
      }}
    >
      <FormGrid>
        <WholeRow>
          <TextField control={control} name="heading" label={t('heading')} maxLength={150} required autoFocus />
        </WholeRow>
        <DateField control={control} name="billDateAD" label={t('billDate')} max={today} required />
        <AmountField control={control} name="totalBillAmount" label={t('totalBillAmount')} required />
        <TextField control={control} name="billNumber" label={t('billNumber')} maxLength={50} />
        {vatAmount === 0 ? null : <AmountField control={control} name="vatAmount" label={t('vatAmount')} />}
      </FormGrid>
    </FormDialog>
  );
}

/** What is said of the bill's days, said at the one that is asked for. */
function atDay(error: ApiError): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, ...said }) => ({
    ...said,
    field: field.endsWith('DateBS') ? 'billDateAD' : field,
  }));
  return new ApiError({ status, code, message, fields });
}
