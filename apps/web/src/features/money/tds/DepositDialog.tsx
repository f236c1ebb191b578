import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { newValues } from '@bahi/contract/form-values';
import { depositForm } from '@bahi/contract/money/tds/tds-form';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useEffect, useMemo, useRef } from 'react';
import { useToday } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { TdsMonth } from './TdsMonthPage.tsx';

type Props = { opened: boolean; onClose: () => void; found: TdsMonth };

/** Notes that tax of a month was paid to the tax office, which posts it. */
export function DepositDialog({ opened, onClose, found }: Props) {
  const t = useTexts(tdsScreenMessages);
  const language = useLanguage();
  const today = formatAdDate(useToday());
  const accounts = useCall(moneyAccountContract.choices, { query: {} });
  const send = useSend(tdsContract.deposit);
  const { month, payable } = found;
  const start = useMemo(
    () =>
      newValues(depositForm, { dayAD: month.lastDayAD, paidOnAD: today, amount: String(payable), moneyAccountId: '' }),
    [month.lastDayAD, today, payable],
  );
  const form = useAppForm(depositForm, start);
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
      onSave={async (body) => {
        await send.mutateAsync({ body });
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
        <DateField
          control={form.control}
          name="paidOnAD"
          label={t('paidOn')}
          min={month.firstDayAD}
          max={today}
          required
        />
        <AmountField control={form.control} name="amount" label={t('amount')} required />
        <TextField control={form.control} name="voucherNumber" label={t('voucherNumber')} maxLength={40} required />
        <TextField control={form.control} name="submissionNumber" label={t('submissionNumber')} maxLength={40} />
      </FormGrid>
    </FormDialog>
  );
}
