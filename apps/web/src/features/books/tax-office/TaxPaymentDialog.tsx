import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { taxPaymentForm, type TaxPaymentInput } from '@bahi/contract/books/tax-office/tax-payment';
import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect, useMemo, useRef } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The first day on which the month is paid, and its last one. */
  firstDayAD: string;
  lastDayAD: string;
  /** What is left to pay of the month: the amount begins with it. Null: it is typed. */
  left: number | null;
  /** What the portal called the return or the file of the month, where that is known. */
  submissionNumber?: string;
  onPay: (body: TaxPaymentInput) => Promise<unknown>;
};

/** Notes that tax of a month was paid to the tax office, which posts it. */
export function TaxPaymentDialog(props: Props) {
  const { opened, onClose, firstDayAD, lastDayAD, left, submissionNumber = '', onPay } = props;
  const t = useTexts(taxPaymentScreenMessages);
  const language = useLanguage();
  const today = formatAdDate(useToday());
  const accounts = useCall(moneyAccountContract.choices, { query: {} });
  const start = useMemo(
    () =>
      newValues(taxPaymentForm, {
        dayAD: lastDayAD,
        paidOnAD: today,
        amount: left === null ? '' : String(left),
        moneyAccountId: '',
        submissionNumber,
      }),
    [lastDayAD, today, left, submissionNumber],
  );
  const form = useAppForm(taxPaymentForm, start);
  const bank = accounts.data?.find(({ kind }) => kind === 'BANK')?.id;
  // What is typed stays, whatever is read anew behind it.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened && !wasOpened.current) form.reset(start);
    wasOpened.current = opened;
  }, [opened, start, form]);
  useEffect(() => {
    if (opened && bank !== undefined && !form.getValues('moneyAccountId')) form.setValue('moneyAccountId', bank);
  }, [opened, bank, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('deposit')}
      form={form}
      isFinal
      onSave={async (body) => {
        await onPay(body);
        onClose();
      }}
    >
      <FormGrid>
        <SelectField
          control={form.control}
          name="moneyAccountId"
          label={t('account')}
          isLoading={accounts.isPending}
          options={(accounts.data ?? []).map(({ id, name, nameNp }) => ({
            value: id,
            label: nameIn(language, name, nameNp),
          }))}
          required
        />
        <DateField control={form.control} name="paidOnAD" label={t('paidOn')} min={firstDayAD} max={today} required />
        <AmountField control={form.control} name="amount" label={t('amount')} required />
        <TextField control={form.control} name="voucherNumber" label={t('voucherNumber')} maxLength={40} required />
        <TextField control={form.control} name="submissionNumber" label={t('submissionNumber')} maxLength={40} />
      </FormGrid>
    </FormDialog>
  );
}
